import type { BodiedCourses } from './bodied-way.ts';

export const englishBodiedCourses: BodiedCourses = {
  afloat: {
    attempt:
      '{hero} set off to {action}, straight ahead and across every bend, because that was shorter. <{first}.> Before noon {heWas} stuck in the shallows.',
    setback:
      'The next day {he} fought the current itself: {falter}. By evening {hero} was back where it had all begun, a little lower in the water.',
    help: "'The water has known the way for a thousand years{call},' said {aHelper}. 'Let it carry you, even round the bends that seem to lead back.' {hero} had only ever pulled the other way.",
    change:
      'So {hero} went along with every bend, even with those that led back. The banks drew further and further apart, and then {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'People say that the water takes the long way round. {hero} knows better: at every bend there was something that the straight way would have missed.',
    matter: {
      first: 'the water pulled to the left whenever the way was to the right',
      ruin: 'nothing was left of the way but mud and reeds',
      falter: 'for every length gained, the water took two of them back',
      mend: '(?goal there was {goal}|there it was), and nothing lay in between any more',
    },
  },
  wheels: {
    attempt:
      '{hero} set off to {action} at full speed, by the fastest way there was. <{first}.> By evening the way ended at a barrier, and behind it there was nothing but grass.',
    setback:
      'The next one was no better, nor the one after it: {falter}. On the third day {hero} stood by the wayside, and everything rattled that could rattle.',
    help: "'The fast ways only go where everybody goes{call},' said {aHelper}. 'Take the small one over the hill, and stop wherever somebody is waiting.' {hero} had never stopped for anyone.",
    change:
      'So {hero} took the small way over the hill, and stopped for everyone. Each of them knew the next bit of it. After the last stop {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'The small way has been on the map ever since. {hero} goes over it once a week, and whoever is waiting there is taken along.',
    matter: {
      first: 'the milestones flew past like the boards of a fence',
      ruin: 'one wheel was off, and all the rest was dust',
      falter: 'every turning led in a circle and came back by the same bridge',
      mend: '(?goal there was {goal}|there it was), right behind the last bend',
    },
  },
  rooted: {
    attempt:
      '{hero} could not take a single step. So, to {action}, {he} stretched, a little higher every day. <{first}.> It was not enough to look over the nearest hill.',
    setback:
      'Then {he} leaned, as far as anyone can lean who has to stay: {falter}. After that {hero} stood quite still for a week.',
    help: "'Where you cannot go{call}, others can,' said {aHelper}. 'All who come by must rest somewhere. Why not with you? Think it over.' {hero} had always looked over their heads.",
    change:
      'So {hero} gave a resting place to everyone who came by, and asked for one thing only: to be told. A little from this one, a little from that one, until {mend}. Without a single step {who} had managed to {action}.',
    ending:
      'Since then nobody goes past {hero} without stopping. Whoever has been far away tells of it there, and stays a little longer than planned.',
    matter: {
      first: "a finger's breadth a day, that was all",
      ruin: 'a crack ran from top to bottom',
      falter: 'something creaked that had better not creak',
      mend: '(?goal {goal} came so close|it all came so close) that nothing was missing, not even the smell',
    },
  },
  snow: {
    attempt:
      'To {action}, {hero} simply set off, straight into the sun. <{first}.> By noon {heWas} a good deal smaller, and had to turn back.',
    setback:
      'The next time {he} went by night, and hid by day in a cold cave: {falter}. {hero} was safe there, and saw nothing but bare rock.',
    help: "'You need not go where it is warm{call},' said {aHelper}. 'Go up, where the snow stays. From there one can see all that lies below.' {hero} looked up at the mountain for the first time.",
    change:
      'So {hero} went up the mountain, night after night, to where the snow never melts. And one morning, far below, {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      '{hero} still lives up there, at the very edge of the snow. The first flowers grow one step away, and they look at each other all summer long.',
    matter: {
      first: 'first it went drip, and then it went drip, drip, drip',
      ruin: 'nothing was left but a puddle',
      falter: 'every dawn came before the end of the road',
      mend: '(?goal there was {goal}|there it was), in all its colours',
    },
  },
  sky: {
    attempt:
      'To {action}, {hero} left {his} place in the sky that very evening. <{first}.> Before morning the wind had driven {him} back to where {he} had come from.',
    setback:
      'The next night {he} pushed with all {his} might: {falter}. {hero} grew paler and paler, and down below nobody looked up any more.',
    help: "'You push against the wind{call},' said {aHelper}. 'It goes everywhere, but not everywhere on the same day. Ask it where it is going, and wait for the right one.' {hero} had never asked a wind anything.",
    change:
      'Eight winds {hero} let go by, and asked each of them politely. The ninth was the right one, and {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'Now and then the place of {hero} in the sky is empty. Then those below nod to one another: it must have been the right wind.',
    matter: {
      first: 'a flock of geese was faster, and said so',
      ruin: 'nothing was left in the sky but grey',
      falter: 'whatever was won before midnight was lost again before dawn',
      mend: '(?goal there was {goal}|there it was), so close that one could almost touch it',
    },
  },
  carried: {
    attempt:
      'To {action}, {hero} set off alone. <{first}.> It took a whole day to get as far as the door, and the door was shut.',
    setback:
      'The next morning {he} hid in a basket that was about to be carried off: {falter}. By evening {hero} stood in the old place again.',
    help: "'Alone you get as far as the door{call},' said {aHelper}. 'But whoever is useful is taken along. Who is leaving tomorrow, and what will they miss on the way? Think it over.' {hero} thought about it until dark.",
    change:
      'The next traveller found {hero} right beside the door, clean and ready. They went together, over hills and through rain, and then {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      "Now {hero} is back in the old place, with a scratch from the journey. And whoever leaves by that door asks first: 'Who is coming along?'",
    matter: {
      first: 'one hop to the left, one to the right, and a rest in between',
      ruin: 'everything lay upside down on the floor',
      falter: 'the basket only went to the market and back',
      mend: '(?goal there was {goal}|there it was), on the other side of a hill',
    },
  },
  stay: {
    attempt:
      '{hero} wanted to {action}, and that very day. <{first}.> But all who came by were in a hurry, and {he} could run after none of them.',
    setback:
      'The next day {he} did everything to be noticed: {falter}. They made a wide circle around {hero}, and by evening it was quieter than before.',
    help: "'You cannot run after them{call},' said {aHelper}. 'But you can be worth stopping for. What do you have that somebody may need on a cold evening? Think it over.' {hero} had to think about that all night.",
    change:
      'On the next cold evening {hero} kept one small place free, out of the wind. The first night nobody came. On the third somebody sat down there and stayed: {mend}. [{who} had managed to|In the end {who} did] {action}.',
    ending:
      'The place is hardly ever empty now. But {hero} always keeps a corner of it free, for whoever comes last.',
    matter: {
      first: 'a small creak was all that anyone heard',
      ruin: 'nobody came by at all any more',
      falter: 'the louder it got, the faster they walked',
      mend: 'two were silent together where one had been silent alone',
    },
  },
};
