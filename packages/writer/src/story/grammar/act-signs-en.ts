import type { ActSigns } from './shown-act.ts';

export const englishActSigns: ActSigns = {
  run: {
    habit: '{he} could not sit still, not even [at breakfast|at supper|for a story].',
    longing: 'At night, in a dream, {he} ran and ran, and was never out of breath.',
  },
  chase: {
    habit: '{he} knew by the sound what was coming, long before it could be seen.',
    longing: '{he} stood at the bend every day, and each time it was over too soon.',
  },
  surf: {
    habit: '{he} could tell the tide by its sound, even half asleep.',
    longing: 'At low tide {he} stood on a plank in the sand, and waited for a wave to come.',
  },
  swim: {
    habit: '{he} went down to the water every day, and never got in deeper than one toe.',
    longing: 'At night, in a dream, the water was as warm and light as air.',
  },
  sail: {
    habit: '{he} could tell by the clouds where the wind would come from tomorrow.',
    longing: 'In every puddle {he} set a leaf afloat, and blew until it reached the other side.',
  },
  fly: {
    habit: '{he} was always looking up, and [walked into things|bumped into trees].',
    longing: 'In every strong wind {he} stood on tiptoe, just in case.',
  },
  climb: {
    habit: '{he} climbed everything that stood still: fences, sheds and, once, a cow.',
    longing: 'Every morning {he} looked first whether the top was still there.',
  },
  dance: {
    habit: '{he} could not hear [the rain|a hammer] without tapping along.',
    longing: 'When nobody was looking, {he} turned round once on the spot, very quickly.',
  },
  fish: {
    habit: '{he} could look at water for a whole [morning|afternoon].',
    longing: 'At night {he} dreamt of something silver, and it always got away.',
  },
  befriend: {
    habit: '{he} [noticed|saw|heard] everything, and said very little about it.',
    longing: '{he} practised a greeting on [a tree|a stone|the rain], first loudly and then softly.',
  },
  brave: {
    habit: '{he} could do almost everything, and spoke of all of it but one thing.',
    longing: '{he} counted to [ten|twenty|seven] before beginning, and then began to count again.',
  },
  find: {
    habit: '{he} turned over every [stone|leaf] on the way, just in case.',
    longing: 'At night {he} went through every place in thought, one after another.',
  },
  see: {
    habit: '{he} was mostly to be found where one could look furthest.',
    longing: '{he} asked everyone who came from far away about (?goal {goal}|it), and remembered every word.',
  },
  go: {
    habit: '{he} knew every [path|road|trail] there was, and where each of them ended.',
    longing: '[Three|Four|Five] times {he} set out in secret, and each time turned back at the first bend.',
  },
  sleep: {
    habit: 'At night, when all was quiet, {he} knew every sound there was.',
    longing: '{he} tried it on the left side, on the right side and upside down.',
  },
  save: {
    habit: '{he} could not pass a beetle on its back without turning it over.',
    longing: '{he} went there every evening, and every evening it looked a little worse.',
  },
  solve: {
    habit: '{he} noticed everything: a crumb too many, or a door that was open and should not be.',
    longing: 'That night {he} counted all who had been there, and counted them again.',
  },
  deliver: {
    habit: '{he} had never lost anything that was given to {him}, not even a button.',
    longing: 'At night {he} went the whole way in thought, from door to door.',
  },
  become: {
    habit: '{he} watched closely how [others did it|it was done], and remembered every word.',
    longing: 'At night {he} tried on old hats, and bowed to the [moon|rain barrel].',
  },
  laugh: {
    habit: '{he} did everything properly, and was always on time.',
    longing:
      '{he} stood before [a mirror|the water] every morning, and looked whether it had come overnight.',
  },
};
