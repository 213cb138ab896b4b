import type { Courses } from './course.ts';

export const englishCourses: Courses = {
  run: {
    attempt:
      '{hero} wanted to {action} the very next morning, and set off [like an arrow|as fast as the wind]. <{first}.> At the second bend {he} had to lie down in the grass.',
    setback:
      'The next day {he} ran faster still, and it only got worse: {falter}. {hero} [lay on the ground, listened to {his} own heart|looked at the sky for a long time] and thought of giving up.',
    help: "'You run as if somebody were after you{call},' said {aHelper}. 'Run as slowly as I walk, and a little further every day.' {hero} thought that a strange way to get faster.",
    change:
      'On the first day {hero} ran as far as the [gate|big tree], on the tenth as far as the bridge. Then came a morning when {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      "From then on {hero} went out every morning. And whoever was out of breath after a minute was told: 'As slowly as others walk, and a little further every day.'",
  },
  chase: {
    attempt:
      'To {action}, {hero} simply started running. <{first}.> But whoever runs behind is always [too late|second], and soon there was nothing left to be seen.',
    setback:
      '{he} ran faster, and then faster still. It made no difference: {falter}. {hero} stood there and listened until all was quiet.',
    help: "'You always run to where it has just been{call},' said {aHelper}. 'Look where it is going. There is a bend ahead, and straight across it is half as far.' {hero} had never looked.",
    change:
      'So {hero} turned aside, and ran straight across the fields. With every step it came nearer: {mend}. At last {who} had caught up.',
    ending:
      "Long afterwards people still asked {hero} how to {action}. 'It is good to be fast,' {who} would say. 'It is better to know the way.'",
  },
  surf: {
    attempt:
      '{hero} ran into the sea with a board, and wanted to {action} at once. <{first}.> The first wave threw {him} back onto the beach, [upside down|head over heels].',
    setback:
      'It went on like that all day: {falter}. In the evening {hero} sat on the sand, full of salt water, and did not want to see the sea any more.',
    help: "'You are fighting the waves{call},' said {aHelper}, who had watched it all. 'Sit here and count them. Every seventh is big and slow, and that one is yours.' {hero} sat down and counted.",
    change:
      'For three mornings {hero} only counted. Then {he} let six waves go by and stood up on the seventh: {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'From that day {hero} would always let six waves go by. And whoever sat on the beach and wondered was told to [count along|wait for the seventh].',
  },
  swim: {
    attempt:
      '{hero} took a deep breath, jumped in, and wanted to {action} at once. <{first}.> A moment later {heWas} back at the edge, coughing.',
    setback:
      'The next time {he} took more strength, and there was more splashing. The more {he} fought, the worse it went: {falter}. After that {hero} only looked at the water from far away.',
    help: "'Do not swim at all,' said {aHelper}. 'Lie down on the water{call}, as if it were a bed, and look at the sky. It will carry you, if you let it.' {hero} did not believe a word.",
    change:
      'But one quiet morning {hero} lay down on the water, very carefully, and it did not let go. One stroke came by itself, then another: {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'After that {hero} swam every day before breakfast. And whoever stood at the edge and trembled was shown how to lie down on it first.',
  },
  sail: {
    attempt:
      '{hero} pushed off from the shore, and wanted to {action} that very day. <{first}.> Before noon the wind had turned {him} round and blown {him} back to the shore.',
    setback:
      'The second time it was no better: {falter}. For two days {hero} drifted about, and on the third the tide brought {him} back to where it had all begun.',
    help: "'Nobody sails straight into the wind{call},' said {aHelper}, and drew a zigzag in the sand. 'A bit to the left, a bit to the right. It is the long way, and the only one.' {hero} learned it by heart.",
    change:
      'So {hero} steered to the left, and to the right, a hundred times, and the shore behind grew small. Then the wind came round: {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'The zigzag in the sand was washed away long ago. But {hero} painted it on the sail, [in bright red|from edge to edge], so that nobody forgets: the long way may be the right one.',
  },
  fly: {
    attempt:
      'To {action}, {hero} climbed the nearest hill, and jumped. <{first}.> It was a short trip, and the grass below was full of thistles.',
    setback:
      'A higher hill, a longer run-up, and always the same end: {falter}. {hero} lay on the ground and watched the birds, who did not even seem to try.',
    help: "'They do not jump{call},' said {aHelper}. 'They wait for the wind and lean on it.' So {hero} stood on the hill and waited, [a whole afternoon|three days long].",
    change:
      'Then the wind came up the hill, warm and strong, and {hero} leaned on it as on a friend. For one heartbeat nothing happened. Then {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'After that {hero} went up again and again. And whoever stood on the hill and trembled was told only one thing: wait for the wind.',
  },
  climb: {
    attempt:
      'To {action}, {hero} kept both eyes on the top. <{first}.> By noon there was no next step any more, neither up nor down.',
    setback:
      'Coming down took longer than going up: {falter}. In the evening {hero} sat among the stones, and the top was as far away as the moon.',
    help: "'Do not look at the top{call},' said {aHelper}. 'Look at the next step. After every ten, sit down and look back.' {hero} tried it on a small rock first.",
    change:
      'Ten steps, a rest, ten steps more: that was how {hero} went, from morning till evening. When there were none left to count, {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'Up there {hero} laid one small stone on another. Everyone who gets that far adds one, and by now the little tower can be seen from below.',
  },
  dance: {
    attempt:
      '{hero} wanted to {action} in front of everyone at the [summer fair|village fair], and practised with loud counting. <{first}.> All through the week the numbers went well.',
    setback:
      'Then the music played, everyone looked, and {falter}. {hero} hid behind the [hedge|tents], where it was dark, and could still hear the music from there.',
    help: "'I heard you counting{call},' said {aHelper}. 'Stop counting, and listen to the drum. It tells you when.' Behind the hedge, where nobody looked, {hero} began to sway a little.",
    change:
      'On the last evening {hero} listened to the drum and to nothing else, and suddenly there was nothing left to count: {mend}. [{who} had managed to|Now {who} could] {action}, in front of everyone.',
    ending:
      'The fair was soon over. But when a drum was heard somewhere in the evening, {hero} would be the first on the grass, and nobody stayed seated for long.',
  },
  skate: {
    attempt:
      '{hero} stepped onto the ice and wanted to {action} like the others, in wide and beautiful curves. <{first}.> It was over before the first curve.',
    setback:
      'Up, down, up and down again: {falter}. In the end {hero} crept back to the edge, and the ice glittered as if nothing had happened.',
    help: "'You fall because you are afraid of it{call},' said {aHelper}. 'Let us practise falling first.' So they fell, to the left and to the right, until {hero} had to laugh.",
    change:
      'Whoever can fall need not be careful any more. {hero} pushed off and leaned into the curve, and {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'Whenever the ice was thick enough, {hero} gave lessons. The first was always the same: falling, to the left and to the right, until everyone laughed.',
  },
  ski: {
    attempt:
      '{hero} went to the very top, because the others did, and wanted to {action} straight down. <{first}.> The rest of the way {he} rolled.',
    setback:
      'It was the same every time: {falter}. By evening {hero} looked like a snowman, and the others had long been at home by the fire.',
    help: "'Straight is fast{call},' said {aHelper}, 'and fast is only for those who can stop. Make the slope longer: one wide turn, then another.' {hero} drew it in the snow with a stick.",
    change:
      '{hero} began halfway up, with one wide turn. The next day it was three, and then the whole slope was one long ribbon: {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'In the evening sun everyone can see the tracks of {hero}, wide and even, all the way down. The children follow them, turn by turn, and hardly anyone rolls any more.',
  },
  jump: {
    attempt:
      'To {action}, {hero} took a run-up, and stopped right in front, [once, twice, three times|again and again]. <{first}.> It seemed to grow higher each time.',
    setback:
      'At last {he} closed both eyes and jumped: {falter}. {hero} sat in the dust and said that it was too high, for anyone.',
    help: "'Then we begin lower down,' said {aHelper}, and laid a stick across two stones. 'Over this today{call}. Tomorrow I lay it a finger higher.' {hero} stepped over it with a laugh.",
    change:
      'Every day the stick lay a finger higher, and every day {hero} jumped, and hardly noticed. Then came the morning when {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'The stick still lies across its two stones, low down. {hero} left it there for whoever thinks that it is too high for anyone.',
  },
  juggle: {
    attempt:
      '{hero} had seen it done with five balls, so {he} took five and wanted to {action}. <{first}.> All of them came down, and two were never found.',
    setback:
      'Even with three it would not work: {falter}. {hero} picked them up a hundred times that day, and the last time left them where they were.',
    help: "'How many can you throw{call}?' asked {aHelper}. 'One? Then throw one, until you can do it in your sleep. The second will ask to join in.' {hero} took one ball.",
    change:
      'One ball for three days, two for a week. And when {hero} took the third, it was as if it had always been there: {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'At every feast {hero} had to show it. And afterwards one ball, only one, went to the child who had looked the longest.',
  },
  sing: {
    attempt:
      '{hero} wanted to {action} as the great ones do, high and loud. <{first}.> Two birds flew off, and somewhere a door was closed.',
    setback:
      'Louder still, then! But {falter}. The next morning {hero} could only whisper, and for five days it was very quiet.',
    help: "'Now you have time to listen{call},' said {aHelper}. 'To the rain, to the kettle, to the wheel of a cart. Everything has a note of its own, and so do you.' {hero} listened for a whole day.",
    change:
      'When the voice came back, {hero} sang neither high nor loud, but quite softly, on one note, {his} own. And then {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'When {hero} began now, in the evening, doors were opened and not closed. Some hummed along, and even the kettle seemed to keep quiet.',
  },
  play: {
    attempt:
      'To {action}, {hero} began with the most beautiful piece of all. <{first}.> The neighbours asked kindly whether something was broken.',
    setback:
      'The harder {he} tried, the worse it sounded: {falter}. One evening {hero} put it away, at the very back, and closed the lid.',
    help: "'I miss it,' said {aHelper}. 'There was one note, just one, that was good. Play me that one{call}.' {hero} had not known that anyone was listening.",
    change:
      'So {hero} played that one note, until it shone. Then the one beside it asked to come along, and then a third: {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'On some evenings {hero} played for everyone who came by. It always began with that one note, and all of them stopped and waited for the others.',
  },
  paint: {
    attempt:
      'To {action}, {hero} took all the colours at once. <{first}.> In the end nobody could say what it was meant to be.',
    setback:
      'The next picture was going to be grand, like those of the great painters. It did not help: {falter}. {hero} turned all the pictures to the wall.',
    help: "'What did you look at while you painted{call}?' asked {aHelper}, and laid an apple on the table. 'Look at this until tomorrow. Then paint.' {hero} looked, and found seven kinds of red.",
    change:
      'The next morning {hero} painted one apple, with all seven reds in it. It took until evening, and then {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'Whoever saw the picture said that they had never really looked at an apple before. {hero} had not either, and ate them more slowly from then on.',
  },
  bake: {
    attempt:
      '{hero} could not wait to {action}. <{first}.> The dough had hardly been stirred when it was in the oven.',
    setback:
      'More flour, more fire, and it only got worse: {falter}. Even the birds would not touch it, and {hero} did not know what was missing.',
    help: "'You left out one thing,' said {aHelper}. 'Time. Lay a cloth over the dough{call}, go to bed, and do not lift it.' {hero} had put in everything else.",
    change:
      'All night long {hero} did not lift the cloth, though it was hard. By morning the dough had risen like a hill. Into the oven it went, and {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'From then on {hero} baked in the early morning, and the smell went from door to door. Whoever asked for the secret was given a cloth.',
  },
  cook: {
    attempt:
      'To {action}, {hero} put in everything that tastes good. <{first}.> It bubbled, and it smelled of [old boots|wet socks].',
    setback:
      'More of everything did not make it better: {falter}. At last {hero} sat before a full pot and an empty table.',
    help: "'Taste it,' said {aHelper}, and held out a spoon. 'Put in one thing{call}, taste, and then the next. Your tongue knows more than any book.' {hero} had not tasted it once.",
    change:
      'So {hero} took a small pot, a low fire and a spoon, and tasted, and waited, and tasted again. A little salt, a few herbs, and {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'The table of {hero} was hardly ever empty after that. Whoever helped was given a spoon first, since there was only one rule: taste it.',
  },
  read: {
    attempt:
      'To {action}, {hero} began with the thickest book of all. <{first}.> By evening it was still the first page.',
    setback:
      'The third day was no better: {falter}. {hero} used the book to keep the door open, and told everyone that it was a bad one.',
    help: "'Begin with that one{call},' said {aHelper}, and pointed at the sign above the bakery. 'A baker wrote it, for everyone.' {hero} looked at it until the letters began to speak.",
    change:
      'Sign by sign {hero} read the whole street, then a very thin book, and then a thicker one. And one evening {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'The thickest book of all has been read to the end by now. But what {hero} liked best was still the sign above the bakery, because it was the first.',
  },
  write: {
    attempt:
      '{hero} wanted to {action}, and to begin with a sentence that nobody had ever written. <{first}.> By evening there was still no such sentence.',
    setback:
      'Seven days went by like that: {falter}. {hero} threw the pen into a corner and said that everything had been written already.',
    help: "'Then do not write,' said {aHelper}. 'Tell me about your day{call}. I will hold the pen.' And {hero} told of the rain, the broken cup and the neighbour's cat, until it was dark.",
    change:
      'The next morning {hero} read it all again: the rain, the cup, the cat. It was a story. So {he} went on telling, pen in hand, and {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'After that {hero} always began with the weather. The sentence that nobody had ever written turned up later, by itself, in the very middle.',
  },
  garden: {
    attempt:
      'To {action}, {hero} put a hundred seeds into the ground, and watered them every hour. <{first}.> It could not go fast enough.',
    setback:
      'After a week {he} dug one up, to see whether it was growing, and then another. No wonder: {falter}. {hero} stood before the wet and empty bed and could have cried.',
    help: "'Seeds do not like to be watched{call},' said {aHelper}. 'They want one can of water in the evening, and then to be left alone.' {hero} put down the can. That was the hardest part.",
    change:
      'Every evening {hero} brought one can of water and went away again, twelve times. On the thirteenth morning {mend}, and then another, and another. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      '[By summer|After a few weeks] the garden of {hero} was as high as the fence. There was a bench in it, for sitting down and waiting.',
  },
  build: {
    attempt:
      'To {action}, {hero} began with the part that would shine the most. <{first}.> What was to hold it all up could wait.',
    setback:
      'It could not wait: {falter}. One night everything came down with a crash, and {hero} stood in front of it with a lamp.',
    help: "'Where is your drawing{call}?' asked {aHelper}. There was none. So they sat down with paper and a pencil, and {hero} drew it three times, from the bottom to the top.",
    change:
      'This time {hero} began with what nobody would ever see: beams, pegs and a firm base. It grew piece by piece, until {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'The drawing was hung on the wall, with every correction. And when somebody asked how it was done, {hero} handed them a pencil.',
  },
  fish: {
    attempt:
      '{hero} had heard how it goes: throw, wait, pull. <{first}.> But whoever wants to {action} needs patience, and after a minute there was none left.',
    setback:
      'Further out, then, and with more noise! But {falter}. In all that water there was nobody who wanted to meet {hero}.',
    help: "'You are louder than a mill{call},' said {aHelper}. 'Sit down, breathe, and tell me the colours of the water.' {hero} sat down and found green, and grey, and gold.",
    change:
      '{hero} looked for a fourth colour, and had forgotten everything else, when {mend}. [{who} had managed to|Now {who} could] {action}, and had hardly noticed.',
    ending:
      '{hero} let it swim off again, and it flicked its tail. Since then there has been a seat on the bank, for looking at the colours.',
  },
  befriend: {
    attempt:
      '{hero} wanted to {action}, and in a single day, if possible. <{first}.> Then {he} talked and talked, and there was no answer.',
    setback:
      'The next day {he} called louder, and brought everyone along to watch. That was too much: {falter}. {hero} stayed behind alone and did not know why.',
    help: "'Stay near by{call},' said {aHelper}, 'look somewhere else, and hum. And tomorrow come again, at the same time.' {hero} thought that this could not be all.",
    change:
      'On the first evening nobody came. On the seventh (?goal {goal}|somebody) listened, a little way off. On the twelfth {hero} stopped humming: {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'They met at the same time every evening. {hero} hummed, and (?goal {goal}|somebody) hummed back, a little lower. That was all, and it was a great deal.',
  },
  brave: {
    attempt:
      '{hero} wanted to {action}, and in a single night. <{first}.> At the first sign of (?goal {goal}|it), {heWas} gone.',
    setback:
      'After that it was worse than before: {falter}. {hero} made a detour around everything that (?goal had to do with {goal}|had been frightening), and the detours grew longer every day.',
    help: "'I am afraid as well{call},' said {aHelper}. 'So I come one step nearer every evening, and stay until I yawn.' {hero} had always wanted to do it in one go.",
    change:
      'On the first evening {hero} stayed a long way off. Then it was one step nearer (?goal to {goal}, and one more|every evening), until {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'The fear still came by now and then. {hero} greeted it by name and made room, and after a while it fell asleep.',
  },
  find: {
    attempt:
      '{hero} set out to {action}, always straight ahead. <{first}.> Three days went by, faster and faster, and there was nothing ahead but more of the same.',
    setback:
      'Far away it was no better: {falter}. On the seventh day {hero} stood where the land came to an end, and beyond it was only the wind.',
    help: "'You only look into the distance{call},' said {aHelper}. 'And nobody finds anything in a hurry. Go back slowly, and look down.' {hero} turned round.",
    change:
      'The way back took twice as long. {hero} looked behind every stone and under every leaf. And at the very last bend before home {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'A hundred steps from home, that was all it had been. {hero} went there every day from then on, and always slowly.',
  },
  see: {
    attempt:
      '{hero} asked for the way, got five answers, and took the shortest. <{first}.> Whoever wanted to {action}, it seemed, had to go further than that.',
    setback:
      'After many days the way led into the mist: {falter}. {hero} stopped and did not know any more which way was forward.',
    help: "'I cannot see it either,' said {aHelper}. 'But listen{call}. Where does the wind come from? What is great can be felt long before it can be seen.' {hero} closed both eyes.",
    change:
      'With closed eyes {hero} went on, towards the wind. It grew stronger, it grew brighter, and then {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      "{hero} stayed until the stars came out and did not say a word. At home they asked what (?goal {goal}|it) had been like. 'Bigger,' {who} said.",
  },
  go: {
    attempt:
      '{hero} packed everything that one may need, and wanted to {action} that very night. <{first}.> With so much luggage, the first hill was the end.',
    setback:
      'The next time {he} took nothing at all, and that was no better: {falter}. Hungry and wet, {hero} came home again, by the back door.',
    help: "'Far away is only near by, many times over,' said {aHelper}. 'Where can you be tonight{call}? Go there, sleep, and ask again.' {hero} made nine small crosses on the map.",
    change:
      'From cross to cross {hero} went, a day for each, and slept well in between. After the ninth {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      '{hero} brought back the map with its nine crosses. It is gladly lent, to anyone who wants to know how far it is.',
  },
  sleep: {
    attempt:
      'To {action}, {hero} began to count everything there was to count. <{first}.> By midnight {heWas} at nine hundred, and wider awake than ever.',
    setback:
      'The next night everything had to be quiet, and dark, and soft. It only got worse: {falter}. {hero} tried so hard to sleep that even the night grew tired of it.',
    help: "'Nobody falls asleep by trying{call},' said {aHelper}. 'It comes while you look the other way. Tell me what was good today, slowly, from the beginning.' {hero} began with the morning.",
    change:
      'The morning took a while, and noon took longer, for so much had been good. Before {hero} got to the evening, {mend}. {who} had managed to {action}, in the middle of a sentence.',
    ending:
      'The evening is still missing from that story. {hero} tried to tell it every night, and never once got so far.',
  },
  save: {
    attempt:
      'To {action}, {hero} set to work at once, alone and with all {his} strength. <{first}.> But it was too much for one.',
    setback:
      'So {he} called everyone together, and everyone helped, each in a different way: {falter}. In the evening {hero} {was} left alone in the rain, with no ideas left.',
    help: "'You were all so busy helping{call},' said {aHelper}. 'Did anyone ask what was needed? Go there quietly tomorrow, and listen first.' {hero} had not asked.",
    change:
      'The next morning {hero} went there quietly, and listened for a long time. What was needed turned out to be small, and it was soon done: {mend}. [{who} had managed to|That was how {who} came to] {action}.',
    ending:
      'Since that day nobody there calls for the strongest. They send for {hero}, and wait for the first question.',
  },
  solve: {
    attempt:
      '{hero} knew at once who had done it, and wanted to {action} before lunch. <{first}.> But the one {he} suspected had been asleep all day, and quite loudly.',
    setback:
      'After that {he} suspected everyone, one after another: {falter}. By evening nobody spoke to {hero} any more.',
    help: "'You are looking for somebody to blame{call},' said {aHelper}. 'Look at what has been lying in front of you since this morning.' {hero} went back to where it had begun.",
    change:
      'This time {hero} asked nobody, and only followed the small marks on the ground, one by one. They led once round the house and in again, and {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'There had been no thief, only a loose board. {hero} went from door to door to say sorry, and {was} asked to stay for supper at every one.',
  },
  deliver: {
    attempt:
      'To {action}, {hero} took the fastest way, and did not stop for anyone. <{first}.> At the river everything was nearly lost.',
    setback:
      'After that {he} went as carefully as with a raw egg, one step at a time: {falter}. {hero} had not got halfway when it grew dark and began to rain.',
    help: "'Who is waiting for it{call}?' asked {aHelper}. 'Think of them, and not of the road. Then you know when to run and when to walk.' {hero} had not once thought of that.",
    change:
      'So {hero} thought of whoever was waiting, ran where the way was dry, and walked where it was wet. Late in the evening {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'It did not look like much when it was unpacked. But {hero} {was} asked to stay, and in that house the light was on until late.',
  },
  become: {
    attempt:
      'To {action}, {hero} began with the looks: the hat, the walk, the voice. <{first}.> From behind it was nearly right.',
    setback:
      'Then somebody came who needed help, and looks were of no use: {falter}. {hero} put the hat back into its box, and the lid on top.',
    help: "'Anyone can look like it{call},' said {aHelper}. 'But what do they do when nobody is looking? Begin with that.' {hero} had never asked what they do.",
    change:
      'So {hero} left the hat in its box, and did one small thing of that kind every day, unseen. On the fortieth day somebody called for help, and {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending: 'The hat is still in its box. {hero} never needed it again, and it is lent to beginners.',
  },
  laugh: {
    attempt:
      'To {action}, {hero} listened to all the best jokes in the land, one after another. <{first}.> At the end of the week nobody in the room was laughing any more.',
    setback:
      'Then {he} practised alone, first quietly and then loudly: {falter}. After that {hero} went to bed early, and wanted to hear no more of it.',
    help: "'Nobody laughs on command{call},' said {aHelper}. 'Come and help me carry the pears home. The hill is steep, and the basket has a hole.' {hero} came along, only to be polite.",
    change:
      'Pear after pear rolled down the hill, and {hero} after them, and all the others after {him}. At the bottom they lay in a heap, and {mend}. [{who} had managed to|Now {who} could] {action}.',
    ending:
      'One of the pears was never eaten. It stands by the door, rather wrinkled by now, and for {hero} one look at it is enough.',
  },
  win: {
    attempt:
      'To {action}, {hero} watched the others, and did what they did, only faster. <{first}.> It was enough to come last but one.',
    setback:
      'The next time {he} tried what nobody had ever tried before, and all of it at once: {falter}. {hero} left by the back door before the prizes were given.',
    help: "'You look to the left and to the right{call},' said {aHelper}. 'How would you do it if nobody were counting? Think it over.' {hero} had never done it without somebody counting.",
    change:
      'This time {hero} did it as one does at home, for the joy of it, and forgot the others. When it grew quiet, {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'The prize stands on a shelf behind the flour. There are spoons in it now, and {hero} went on practising when nobody was counting.',
  },
};
