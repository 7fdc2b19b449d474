import QuickAdd

extension QuickAddTable {
    /// What is a title and nothing else, whatever it reminds of.
    static let titles = #"""
        Make bed
        Wash both cars
        Sort the spoons
        Fill the bird feeder
        Polish granddad's shoes
        Tidy the shed
        Shake out the rug
        Iron shirts
        Scrub the bath
        Hang up the coats
        Empty the bins
        Water the tomatoes
        Rinse bottles
        Mow the lawn
        Wipe the table
        Hoover the stairs
        Bake bread
        Walk round the block
        Pack the school bag
        Clean the rabbit hutch
        Feed the fish
        Brush teeth
        Wash the car
        Call mom
        Call mum
        Buy a present for grandma
        Buy milk for mia's party
        Second breakfast
        May's birthday card
        Practice piano 20 minutes
        Read for 20 minutes
        Practice flute for 6 weeks
        Bake cake for 6
        Cook dinner for 8 people
        Play outside until dark
        Read from page 12
        Count money
        Make sundaes
        Brush mouth
        Teach the cat to take turns
        Run in turn
        Mia's room
        Find the 2nd sock
        Fold laundry in the basement
        Learn to play in 3 keys
        Point to the moon
        Get some points
        Win the points race
        Buy 5 pints
        Draw in march
        Plant roses in may
        Visit aunt april
        Say hi to june
        Sit still for a minute
        Watch the weekly
        Read my daily
        Clean up after friday
        Show photos of sunday
        Talk about tomorrow
        Eat like there's no tomorrow's lunch
        Feed mice at school
        Look at that
        Meet at the corner
        Read chapter 5
        Read pages 10-20
        Read pages 5 to 10
        Read chapters five to ten
        Read until 10
        Take 2 pills
        Open door #
        Use # key
        Fix tap & sink
        Wash dishes, pots and pans
        Clean room :)
        Pay 20% tip
        Tidy for the guests
        Wait for max's friend
        Order food on time
        Do it by heart
        Go by bus
        Turn on the light
        Set up chairs in a row
        Due diligence
        Run on
        Come last
        Ein Brot kaufen für Oma
        買い物に行く
        Katze 🐱 füttern
        Plan for 1 jan 2020
        For tomorrow
        Clean all but the oven
        Say no
        Run +
        Clean floor on the 2nd floor
        Buy 2+1 eggs
        """#
}
