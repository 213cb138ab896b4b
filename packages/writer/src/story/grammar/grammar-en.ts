import type { StoryGrammar } from './story-grammar.ts';

export const englishGrammar: StoryGrammar = {
  beats: {
    beginning: [
      'There once lived {aHero} {place}. {habit}',
      '{place} there lived {aHero}. {habit}',
      'The story of {aHero} begins {place}. {habit}',
      'If you had come by in those days, you would have found {aHero} {place}. {habit}',
      'This is the story of {aHero} who lived {place}. {habit}',
    ],
    want: [
      'More than anything, {hero} wanted to {action}. {longing}',
      'One [evening|night] a thought came to {hero} and stayed: what would it be like to {action}? By morning the thought had become a plan, and {heWas} [wide awake|far too excited to sleep].',
      '{hero} had a dream, and it was always the same one: to {action}. {he} thought of it [at breakfast|at noon|at sunrise], and again [when the first stars came out|long after dark].',
      "'{I} want to {action},' said {hero} one [evening|morning|day], [to nobody in particular|quite loudly|very softly]. {longing}",
      '{hero} wanted one thing only: to {action}. {longing}',
      '{hero} had always longed to {action}, and had never [dared to begin|found the courage to begin]. {longing}',
    ],
  },
  threads: {
    storm: {
      attempt: [
        '{hero} set to work the very next day: to {action}, step by step. <{first}.> By [the end of the week|the seventh day] {heWas} nearly there.',
        'For a whole week {hero} tried to {action}, [from morning till night|in every free hour]. {first}, but [each|every] day brought {him} a little closer.',
      ],
      setback: [
        '[Then|And then|Then, one night,] came {aStorm}. When it was over, {ruin}, and {hero} [could only stare|looked at it for a long time]. {he} did not [say a word|look up|move] [all day|all evening|until nightfall].',
        'Nobody had seen it coming: {aStorm}, in the middle of the night. By morning {ruin}. {hero} wondered whether it made any sense to [begin again|go on].',
      ],
      help: [
        "'{theStorm} always comes back,' said {aHelper}, who had seen [many of them|far worse]. 'So begin again{call}, [while it is quiet|before it does], with [the smallest part|something small].' {hero} had not thought of that.",
        "{hero} met {aHelper} {spot} and told the whole sad tale. '{theStorm} took the work{call},' said {helper}, 'but not what you learned from it.' [There was some truth in that|It sounded so simple|That was the best news in days].",
      ],
      change: [
        'So {hero} began again, [more slowly|one small piece at a time|with more patience]. This time even {theStorm} could do no harm: {mend}. At last {who} managed to {action}.',
        'The second time {hero} knew what to watch for, and [took twice as long|hurried nothing]. {theStorm} came and went, and still {mend}. So {who} managed to {action}!',
      ],
      ending: [
        'Whenever {theStorm} comes back, the neighbours think of {hero}. [Whatever is lost can be begun again, a little better each time|Then they mend their roofs and wait until it is quiet again|And when it is over, everybody begins again, one small piece at a time].',
        "In time {hero} even made peace with {theStorm}. 'Come if you must,' {who} would say [whenever it returned|with a laugh|each time]. '{I} know how to [begin again|start over|go on].'",
      ],
    },
    laughter: {
      attempt: [
        'The very next morning {hero} tried to {action}, where everyone could see it. <{first}.> {witnesses} came closer at once, [so as not to miss anything|and nudged one another].',
        '{hero} could not wait, and tried to {action} in front of everyone. <{first}.> By noon {witnesses} had [come to watch|gathered round], and [they were not a kind audience|some were giggling already|not one of them kept quiet].',
      ],
      setback: [
        '{witnesses} laughed, first softly, then out loud. From that moment {falter}, and {hero} wished to be [far, far away|anywhere else in the world].',
        "'That will never work!' cried {witnesses}. The louder they laughed, the worse it went for {hero}: {falter}. [That night the dream seemed very far away|There seemed to be nothing left to try].",
      ],
      help: [
        "'They laughed at me too{call},' said {aHelper} [quite calmly|after a while]. 'Then I noticed that none of them had ever tried.' {hero} looked up for the first time [that day|in days].",
        "{aHelper} stayed when all the others left, and said: 'Try it for one friend first{call}, and let the rest laugh.' So {hero} tried again, with [a single friend|only one friend] to watch.",
      ],
      change: [
        'The next day {hero} no longer listened to {witnesses}. {he} tried once more, and {mend}. One laugh after another broke off: {who} had managed to {action}.',
        '{witnesses} were still there, but {hero} had stopped listening. This time {mend}. The laughter turned into [a long silence|quiet wonder]: it was possible to {action}.',
      ],
      ending: [
        'Nowadays {witnesses} come by [every evening|every Sunday], and not to laugh. They want to know how it is done, and {hero} would [begin with the first step every time|tell them about the bad days too].',
        'Nobody laughs any more when somebody makes a clumsy start. {witnesses} remember {hero} too well, and the day when {mend}.',
      ],
    },
    haste: {
      attempt: [
        '{hero} wanted it all at once: to {action}, and to be done before [supper|the week was over|nightfall]. {he} skipped the first steps, and then the second ones as well. <{first}.>',
        'To {action}: how hard could it be? {hero} began in the middle, at top speed, and [hardly stopped for breath|never once looked back]. <{first}.>',
      ],
      setback: [
        'But whoever hurries does everything twice. Before the day was out {ruin}, and {hero} could not say [why|what had gone wrong].',
        'It went faster and faster, until it did not go at all: {ruin}. {hero} {was} [very close to giving up|too tired even to be angry].',
      ],
      help: [
        "{aHelper} gave {hero} {aKeepsake}. 'One for every small step{call},' said {helper}, 'and only one step a day.' It sounded [almost too easy|like very little].",
        "'How many steps did you skip{call}?' asked {aHelper}, and began to lay out {keepsakes}, one beside the other. {hero} counted them, [and understood|and grew very quiet].",
      ],
      change: [
        'So {hero} took one small step a day, and laid down {aKeepsake} for each, until one [morning|evening|day] {mend}. {who} had managed to {action}, without any hurry.',
        '{hero} no longer counted the days, only the {keepsakes}. By the time there were [twenty|thirty|forty] of them, {mend}. That was how {who} managed to {action}.',
      ],
      ending: [
        '{hero} left the row of {keepsakes} where it was, {spot}. Whoever comes by in a hurry stops there, counts them, and goes on [a little more slowly|at half the speed].',
        '{hero} kept one of the {keepsakes} to remember it all by. The others were given away, one by one, to [anyone in too much of a hurry|those who could not wait].',
      ],
    },
    charm: {
      attempt: [
        'For luck, {hero} always kept {aKeepsake} close by. With that, nobody could fail, and {he} tried to {action} [the very same day|that same week]. <{first}.>',
        'One day {hero} found {aKeepsake}, and it seemed to bring good luck. {first}, but {he} came a little closer [each day|with every try] to what {he} wanted: to {action}.',
      ],
      setback: [
        'Then {theKeepsake} was gone. {hero} searched everywhere, and without it {falter}. [All courage seemed to have gone with it|Luck, it seemed, had left as well].',
        'One morning {hero} looked for {theKeepsake} and did not find it. That day {falter}, and [the next day was no better|by evening it was worse].',
      ],
      help: [
        "'Was it {theKeepsake} that did all the work{call}?' asked {aHelper} [with a smile|in a friendly voice]. {hero} thought about it for a long time. 'No,' came the answer at last. 'That was {me}.'",
        "{aHelper} helped to search until evening, and then said: 'What you need was never in {theKeepsake}{call}.' {hero} did not understand it at first. <Then, [slowly|little by little], {he} did.>",
      ],
      change: [
        'The next time, {hero} tried it without {theKeepsake}. [The first moment was the hardest|It felt strange, and then it felt light]. Then {mend}, and {who} managed to {action}.',
        "'Then {I} will do it without {theKeepsake},' said {hero}, and began. And look: {mend}. So {who} managed to {action} [after all|all the same]. <Whatever it took had been there [all along|from the first day].>",
      ],
      ending: [
        'Much later {theKeepsake} turned up again, {spot}. {hero} [smiled and left it there|laughed and left it where it was], for somebody who might need it more.',
        "In the end {helper} found {theKeepsake} and brought it back. {hero} gave it to somebody who had a wish and [did not dare to begin|was afraid of beginning]. 'It brings luck,' {who} said, 'as soon as you begin.'",
      ],
    },
    alone: {
      attempt: [
        '{hero} told nobody about it. In secret, {spot}, {he} tried to {action}, [early in the morning|late in the evening], while everyone else was asleep. <{first}.>',
        "'{I} need no help,' said {hero}, and [turned down every offer|sent everyone away]. Day after day {he} tried to {action}, {spot}, with nobody near. <{first}.>",
      ],
      setback: [
        'But some [things|wishes|dreams] are too [heavy|big] to [carry|keep] in secret. However hard {hero} tried, {falter}, and there was nobody {spot} to [talk to|share it with].',
        'Without a friend, every mistake weighs twice as much. Soon {falter}. It had never been so quiet {spot}, and {hero} thought of giving up.',
        'Nobody was there to see it: {falter}, again and again. {hero} stayed {spot} for a long time, and would have given a lot for [one friendly word|one kind word|a single voice].',
      ],
      help: [
        "One evening {aHelper} came by and stayed {spot}. 'I cannot do it for you{call},' said {helper}, 'but I can keep you company.' And that, for {hero}, was [enough|a great deal].",
        "'May I watch{call}?' asked {aHelper}. {hero} wanted to say no, said yes, and they stayed {spot} until dark. [The silence was no longer lonely|Nobody said very much|It was a good silence|It was a little warmer than before|The evening was over too soon].",
      ],
      change: [
        'From then on {hero} had company {spot}. A question here, a kind word there, and {mend}. {who} had managed to {action}, and not without a friend.',
        "'Together, then,' said {hero}, and it was [easier|lighter] than {he} had thought. {spot}, with {helper} near, {mend}. So {who} managed to {action}. <It had taken [only a week|less than a month].>",
      ],
      ending: [
        '[Since that day|Ever since], a place has been kept free beside {hero} {spot}. Whoever has a wish too big for one may sit down there, and [nobody is ever sent away|there is always something to drink].',
        'Of the bad days {hero} would [say very little|hardly ever speak]. But {he} would tell you about {helper}, and about [the long evenings|the best days of all] {spot}.',
      ],
    },
  },
  doIt: 'do it',
  matters: {
    paint: {
      first: 'the first strokes dripped and ran',
      ruin: 'all the colours had run together into grey',
      falter: 'every line came out crooked',
      mend: 'the colours glowed as they should',
    },
    build: {
      first: 'the hammering could be heard from far away',
      ruin: 'the pieces lay scattered far and wide',
      falter: 'nothing would fit together',
      mend: 'piece fitted to piece',
    },
    cook: {
      first: 'a pinch of this went in, and far too much of that',
      ruin: 'everything was spoiled',
      falter: 'everything came out burnt',
      mend: 'everything came out golden',
    },
    voice: {
      first: 'it was very soft at first, and then a little louder',
      ruin: 'not a sound would come out any more',
      falter: 'every sound came out wrong',
      mend: 'every sound came out clear and true',
    },
    move: {
      first: 'it looked so easy from outside',
      ruin: 'everything hurt and nothing worked',
      falter: 'every try ended flat on the ground',
      mend: 'everything moved as lightly as a feather',
    },
    words: {
      first: 'the first line took a whole morning',
      ruin: 'the words had tangled into one big knot',
      falter: 'the words got stuck one after another',
      mend: 'the words came one by one',
    },
    grow: {
      first: 'the earth was as hard as a plate',
      ruin: 'the young shoots lay flat',
      falter: 'nothing would sprout',
      mend: 'the first green stood up straight',
    },
    journey: {
      first: 'the first mile was the longest',
      ruin: 'the way ahead had vanished',
      falter: 'every path led back to the start',
      mend: 'the way lay open',
    },
    heart: {
      first: 'the first step was a very small one',
      ruin: 'the last bit of courage was used up',
      falter: 'all courage melted away',
      mend: 'a great calm came',
    },
    any: {
      first: 'some of it went well, and some of it did not',
      ruin: 'the work of many days was undone',
      falter: 'nothing would go right',
      mend: 'what had been knotted came loose by itself',
    },
  },
  beatTitles: {
    beginning: ['Meet {hero}', 'Where {hero} lived', 'A quiet beginning'],
    want: ['One clear wish', 'The dream', 'A thought that stayed'],
    attempt: ['The first try', 'The work begins', 'Off to a start'],
    setback: ['When it all went wrong', 'The hardest day', 'Far from the dream'],
    help: ['An unexpected friend', 'A few good words', 'Not alone any more'],
    change: ['Once more, slowly', 'Something opens', 'The turn'],
    ending: ['What {hero} learned', 'And since that day', 'What remains'],
  },
  title: '{hero} who wanted to {action}',
  pluralOpening: '',
  quotedOpening: 'Somebody had written these words on a wall: “{quote}”. Nobody could say what they meant.',
  tones: {
    playful: '[Ready? Here we go!|Come closer!]',
    dramatic:
      '[There are days that change everything, and for {hero} this was one.|{hero} would never forget what happened then.]',
    documentary:
      '[This is what happened to {hero}, told in order.|We follow {hero} from the first day to the last.]',
  },
  handovers: {
    want: 'And what did {he} wish for?',
    attempt: 'Did {he} dare to try?',
    setback: 'And did it work?',
    help: 'Was there nobody to help {him}?',
    change: 'So what did {he} do?',
    ending: 'And how does the story end?',
  },
};
