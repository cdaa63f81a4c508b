"""Engine protocols: our opponents at others' tables (UCI, USI, GTP), and others' engines at ours."""
