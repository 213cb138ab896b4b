/** Act / the first tries / what is left when it is undone / what goes wrong again and again / what comes right in the end. */
export const englishActs = `
run / the ground flew past, and the first hill came much too soon / not a breath was left for one more step / all breath was gone before the first bend / the hill went by as if it were flat
run / the path was a good deal longer than it looked / the finish was as far away as ever / the same root tripped {him} up at every turn / the finish came before {he} had even thought of it
chase / dust flew up behind {him} in a long ribbon / nothing was left ahead but a little cloud of dust / the gap grew wider with every step / the gap grew smaller and smaller, until there was none
chase / there was no time to look left or right / the road ahead lay empty and silent / {heWas} always just one bend too late / {he} came round the last bend in time
surf / the board was as slippery as soap, and the sea was cold / the board lay on the sand with a crack in it / the board slid away before {heWas} up / the wave carried {him} all the way to the beach
surf / salt water got in everywhere / the sea had rolled {him} back onto the sand / every wave rolled over {him} like a blanket / the board rose, and there {heWas}, on top of the wave
swim / the water was colder than it looked / there was no strength left for a single stroke / {he} went down like a stone / the water held {him} up as if it had always meant to
swim / the splashing could be heard from far away / {heWas} back on dry land, dripping / there was more splashing than swimming / the far bank came close, and then it was there
sail / the ropes had a mind of their own / the sail hung in tatters / the boat turned in circles like a duck / the sail filled, and the boat sped over the water
sail / the boat rocked at the slightest thing / the mast lay across the deck / the sail hung down like wet washing / the bow cut through the waves with a hiss
fly / {he} leapt off a small stone, and then off a bigger one / all that was left was a dent in the ground / every flight ended head over heels / everything grew small below {him}, even the worries
fly / the first flight lasted as long as a blink / not even a grasshopper would have called it flying / the ground came back much too soon / the wind got under {him}, and the ground fell away
climb / the first ledge was easy, and the second was not / {heWas} back at the bottom, among the gravel / the stones gave way, one after another / all the land lay spread out below {him}
climb / from below it had not looked so very high / loose stones lay all over the way up / {he} slid back as far as {he} had come / there was nothing above {him} any more but the sky
dance / one turn went to the left, one to the right, and one into the wall / left and right were in a hopeless tangle / every turn ended in a tangle / the music went right through {him}, and every turn came out round
dance / {he} counted to four, and lost count at three / not a single step was where it belonged / the music was always one step ahead / {he} spun three times and landed like a leaf
skate / the start was easy, and the stopping was not / {heWas} up to the neck in a snowdrift / every glide ended in the same snowdrift / {he} drew one long curve on the ice, and the ice sang
skate / the ice was very smooth and very hard / the ice was scratched from end to end / the ice was always faster than {heWas} / {he} glided across as if the ice were carrying {him}
ski / one ski went left, and the other went right / one ski was still on its way down, alone / the skis crossed at every bend / snow flew up on both sides, all the way down
ski / from above, the slope looked twice as steep / the slope was one big heap of snow / every bend ended in a heap of snow / {he} swung from bend to bend like a swallow
jump / {he} took a short run-up, and then a long one / there was no spring left in anything / {he} landed exactly where {he} had started / {heWas} over, with room to spare
jump / the first jump would not have troubled a snail / the bar lay broken on the ground / the bar came down every time / the bar stayed up, and {heWas} on the other side
juggle / one ball was easy, two were a crowd / the balls had rolled off in all directions / one ball always went its own way / three balls went round and round like planets
juggle / the second ball came down on {his} head / the last ball had rolled off for good / the balls rained down like hail / the balls hung in the air, and not one came down
sing / the first notes were very small / nothing came out but a croak / every high note cracked / the song rose up, clear and true, and nobody stirred
sing / {he} sang to a wall, since walls are patient / the voice was gone, down to the last note / the tune lost its way in the second line / the last note hung in the air like a bell
play / the first note sounded like a door, and the next like a nicer door / there was not one clean note left in it / every tune came out as a squeak / the tune came out whole, from the first note to the last
play / there was only one note to begin with, and it was played all day / the notes were in a hopeless muddle / one wrong note pulled all the others after it / one note took the next by the hand
paint / soon there was more paint on {him} than on the paper / all the colours had run together into grey / every sky came out as brown as mud / the red glowed like the evening itself
paint / the first strokes dripped and ran / the picture was one big grey puddle / every line came out crooked / the picture looked back at {him} as if it were alive
bake / flour hung in the air like fog / smoke was pouring from the oven / every loaf came out flat and as hard as a brick / a loaf came out whose crust sang when it was tapped
bake / the dough stuck to everything, even to the door handle / the dough sat in the bowl like a stone / the crust was black before the middle was done / out of the oven came a loaf as round and golden as the moon
cook / a pinch of this went in, and far too much of that / the kitchen was full of smoke / everything came out burnt on one side and raw on the other / such a good smell rose from it that everyone came closer
cook / the sugar was taken for salt, but only once / not even the ants would touch it / everything tasted of soap / the very first spoonful tasted like a feast day
read / the letters stood there like ants on a path / the letters had all run into one another / the letters hopped about like fleas / the letters stood still, and a story came out
read / the short words were kind, and the long ones were not / every page was a grey blur / every long word was a locked gate / the page opened like a window
write / the first line took a whole morning / crumpled pages lay all around / every sentence ended in a blot / the words came, one after another, and stayed
write / ink got onto everything, and a little of it onto the paper / not one word could be read any more / the page stayed white / the last full stop stood where it belonged
garden / the earth was as hard as a plate / the young shoots lay flat / not one seed would show itself / a green tip looked out of the earth
garden / every seed got a hole of its own and a kind word / the seedlings hung their heads / the seedlings drooped before noon / the first bud opened
build / the hammering could be heard from far away / the pieces lay scattered far and wide / nothing would fit together / the last piece slipped into place with a click
build / some parts came out too long, and some too short / nothing was left but a heap of bits / whatever went up on the left came down on the right / it stood, and it did not even wobble
fish / the float lay on the water and did nothing at all / the line was one big knot / nothing would bite but old boots / the line went tight, and something silver leapt
fish / the worms were the first to get away / the hook hung in a tree / the hook came up empty / the float dipped once, and then for good
befriend / a shy hello was all that came out / nobody was left but the echo / every hello got stuck halfway / an answer came, and it was a friendly one
befriend / {he} left a small present there, just in case / there was nobody to be seen any more / every kind word came out too loud / another voice went on with the tune
brave / {he} counted to ten, and then to a hundred / the last bit of courage was used up / the mere thought of it was enough to make {him} tremble / the fear got up and left, like a guest who has stayed long enough
brave / the first step was a very small one / the old fear was back, twice as big / the fear grew overnight like a mushroom / nothing was left of the fear but a yawn
find / no stone was left unturned, and some were turned twice / the trail had vanished / every trail led back to the start / there (?goal was {goal}|it was), as if nothing had happened
find / everyone {he} asked pointed somewhere else / the map was good for nothing / every trail turned out to be somebody else's / the very last place turned out to be the right one
see / the way there was longer than any story / the road had disappeared / fog stood before everything like a wall / the fog rose like a curtain, and there (?goal was {goal}|it was)
see / behind the first hill there was only a second one / there was nothing left to be seen but grey / behind every hill there was another hill / there was no hill left in between, only (?goal {goal}|light)
go / the luggage was packed, and unpacked, and packed again / the way ahead had vanished / every path led back to the start / the last stretch went by, and {heWas} there
go / the first mile was the longest / the map was good for nothing / the way grew longer instead of shorter / what had been far away was suddenly near
sleep / everything got counted, and some of it twice / the night was over, and nothing had come of it / every silence had a small noise in it / one word came more slowly than the other, and the last never came
sleep / first the stars were counted, and then the gaps between them / the morning came much too soon / the softer the bed, the louder the thoughts / a yawn came by and took everything along
save / the rope was too short, and so was the night / everything was worse than before / whoever pulled on the left undid what was done on the right / what had been stuck for so long came loose, quite gently
save / ten good ideas came, and none of them fitted / nothing was left but tired faces / every helper needed help / the danger went by, and it grew quiet
solve / every footprint was measured, and all of them were {his} own / the last trace had been swept away / every clue had an innocent explanation / behind the last mark, under a loose board, (?goal lay {goal}|lay the answer)
solve / three suspects were questioned, and each of them told a long story / the list of suspects was empty / whoever was accused was innocent, and offended / the last mark ended at a loose board, and under it (?goal was {goal}|was the answer)
deliver / after three bends it had fallen down twice already / it lay in the mud, and so did everything else / every puddle seemed to have been waiting for it / a door opened, and somebody had been waiting behind it
deliver / the wind took hold of one corner, and would not let go / nothing of it was dry any more / every step in the wet took as long as ten / a light was burning in a window, and there it was awaited
become / the hat was too big, and the voice too loud / the borrowed things lay all over the floor / nobody was fooled but a sparrow / the right thing was done before anyone had time to think
become / it looked quite right, as long as nothing moved / nothing was left of it but a hat / whatever looked right turned out wrong / it had come by itself, between one day and the next
laugh / one of the jokes was explained, and then explained again / not the smallest giggle was left / it sounded like a door that wants oil / there was a hiccup, and then a laugh that would not stop
laugh / a clown came, and fell asleep in the middle / the corners of every mouth hung down / every smile slid off again / somebody snorted, and that was the end of all seriousness
win / the first round went by before it had been understood / the whole thing lay in pieces / one half of it got in the way of the other half / everyone stood up, and nobody had anything to add
win / the others were faster at that as well / there was nothing left to hope for / whatever was new went wrong in a new way / the others were the first to clap
`;
