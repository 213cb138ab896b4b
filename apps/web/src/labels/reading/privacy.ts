import type { Prose } from './prose.ts';

/** What this server stores, fetched with its page; whoever runs it may change the text. */
export const privacyProse: Prose = {
  lead: 'What this server knows about you, where it keeps it, and who else gets to see it.',
  sections: [
    {
      heading: 'What is stored',
      blocks: [
        {
          points: [
            'Your name, e-mail address and a hash of your password.',
            'Your prompts, uploads, scenes, pictures, films and the movements of your credits.',
            'That you may use the face in the photographs you upload, where you were asked: to which words you agreed, and when.',
            'For each browser you are signed in with: what it calls itself, its address, and when it was last used. Your account page lists them.',
            'One cookie that keeps you signed in. There is no tracking and no analytics.',
          ],
        },
      ],
    },
    {
      heading: 'Where it goes',
      blocks: [
        'Everything stays on this server unless its operator has connected outside models. Then the prompts and pictures needed for a generation are sent to the provider whose model you choose; each result says which one made it.',
        'Every picture, clip and film says in its own file that it was made with Kinora, and by which model; so it does wherever you take it.',
        'A finished video can be watched by everybody to whom you give its link, until you end that. The page shows its title and the models that made it, nothing about you.',
      ],
    },
    {
      heading: 'What your browser keeps',
      blocks: [
        'Drafts of your prompt, edits the server has not confirmed yet, what you have in hand in Animate and Canva with its pictures, an invitation code you typed, the jobs you are waiting for, whether you have seen the welcome and the tour, and the theme. Signing out clears the drafts, the edits and what was in hand.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'On your account page you change your name and delete your account with everything in it. The movements of your credits stay without your name and address. For everything else ask the operator of this server.',
      ],
    },
  ],
};
