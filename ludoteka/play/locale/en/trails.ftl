# Trails

trails-throw = There is nothing to choose: throw the dice.
