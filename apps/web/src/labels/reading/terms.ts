import type { Prose } from './prose.ts';

/** Terms of this server, fetched with their page; whoever runs it may change them. */
export const termsProse: Prose = {
  lead: 'Kinora is free software that the operator of this server runs for you. These terms are theirs to change.',
  sections: [
    {
      heading: 'What is yours',
      blocks: [
        'Your prompts, uploads and films belong to you, as far as the law where you live gives rights in them. The operator stores them so that the studio can work, and shows them to nobody else unless you share them.',
      ],
    },
    {
      heading: 'What you may make',
      blocks: [
        "Nothing that breaks the law, harms people, or uses a person's face or voice without their consent. The operator may remove such works and close the account that made them.",
      ],
    },
    {
      heading: 'Credits',
      blocks: [
        'Credits are granted by the operator. They are held when work starts, taken when it is finished, and given back when it fails or is cancelled, less what connected services have made of it before it was cancelled. They cannot be turned into money.',
      ],
    },
    {
      heading: 'No warranty',
      blocks: [
        'The software comes as it is, under the GNU Affero General Public License, version 3 or later. You can get its source from the operator of this server.',
      ],
    },
  ],
};
