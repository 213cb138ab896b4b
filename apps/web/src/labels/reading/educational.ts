import { basicEngine, filmsEngine } from '@kinora/contract/catalogue';
import type { Prose } from './prose.ts';

/** How to write a prompt that makes a good film; fetched with its page. */
export const educationalProse: Prose = {
  lead: 'A minute of film has room for about 150 spoken words: one question, one answer, and one thing worth remembering.',
  sections: [
    {
      heading: 'Ask one question',
      shows: { engine: basicEngine },
      blocks: [
        'A prompt that works says what the film is about, for whom, and what they should know afterwards. “Why is the sky blue, for ten-year-olds, with an experiment to try at home” gives the writer a subject, a listener and an ending.',
      ],
    },
    {
      heading: 'Let the scenes breathe',
      blocks: [
        'One thought per scene is enough. If a narration runs past forty words, split the scene: the picture changes with the thought, and the listener keeps up.',
      ],
    },
    {
      heading: 'Write pictures as things, not as feelings',
      shows: { choice: 'wan_2_2_t2v', sample: 'moving' },
      blocks: [
        '“A prism on a windowsill, a thin beam, a rainbow on the wall” can be drawn. “The beauty of light” cannot. Name the object, where it stands, and what it does.',
      ],
    },
    {
      heading: 'Key facts are what gets written on the board',
      blocks: ['Up to three short lines per scene. Numbers and names stay longer in memory than sentences.'],
    },
    {
      heading: 'Choose the engine by the listener',
      shows: { choice: 'seedream', sample: 'still' },
      blocks: [
        'A whiteboard explains; painted engines carry mood; a talking character looks a class in the eye. The engine guide, behind Welcome Guide, starts from what you want to see and sets the prompt box to it.',
      ],
    },
    {
      heading: 'Give a film people worth following',
      shows: { engine: filmsEngine },
      blocks: [
        'Two characters who want different things are enough. Describe each by what one remembers after a glance: age, hair, one piece of clothing. Let only those lips move whose words matter.',
      ],
    },
    {
      heading: 'Use your own material',
      shows: { choice: 'flying_cam_transition', sample: 'moving' },
      blocks: [
        'A chapter as a PDF becomes a film of its own sentences. A photograph of the experiment on your desk is better than any drawing of one: animate it, or let an effect carry the camera through it.',
      ],
    },
    {
      heading: 'Three prompts to start from',
      blocks: [
        {
          points: [
            'Why there are two tides a day, with the moon, the earth and one drawing to copy.',
            'How compound interest grows, with a jar of coins and a table of five years.',
            'The water cycle in sixty seconds, told by a drop of rain.',
          ],
        },
      ],
    },
  ],
};
