# Philosophers' football.

phutball-jumping = The ball is in flight: jump on or stop.
phutball-no-jump = The ball jumps in a straight line over one or more men without a gap, to the first empty place behind them.
