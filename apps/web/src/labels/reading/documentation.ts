import { basicEngine, filmsEngine } from '@kinora/contract/catalogue';
import type { Prose } from './prose.ts';

/** How the studio is used, from prompt to download; fetched with the documentation. */
export const documentationProse: Prose = {
  lead: 'From a sentence to a film, and what to do when something stops on the way.',
  sections: [
    {
      heading: 'Make a story',
      shows: { engine: basicEngine },
      blocks: [
        {
          steps: [
            'In Explore, write what the film is about. A free engine and a voice are chosen already; pick others if you like. The button says what it costs.',
            'The script appears as scenes. Edit any field, add, delete or reorder scenes, give a scene its own voice. Hear plays what a scene says; Pace and words changes how fast it is said, the pauses, and how single words are said. Play the animatic shows the whole film so far, spoken and with its music, before anything is rendered.',
            'Create the images. Where a scene has several, choose one; the Basic engine draws exactly one.',
            'Create the video. Narration, music and captions are added scene by scene.',
            'Download the MP4 and its captions as SRT or WebVTT. You can edit scenes again and render only what changed.',
          ],
        },
        'A PDF becomes the story where the engine takes one; AI Twin and Image Edit & Motion start from your pictures instead. Web results look the topic up before the script is written, and every fact names its source.',
      ],
    },
    {
      heading: 'Make a film',
      shows: { engine: filmsEngine },
      blocks: [
        'Films have a cast. Add characters beside the scenes, choose who is in each scene and whether lips follow the voice, and give every scene a voice of its own. A character keeps the same face, hair and clothes from scene to scene.',
      ],
    },
    {
      heading: 'Change a picture',
      shows: { choice: 'nano_banana_edit', sample: 'still' },
      blocks: [
        'In the review of the images, Edit shot changes a picture by an instruction, such as “make it night”. Before and after stand over each other with a divider, and every version can be taken back. Draw another adds one more picture of the scene to choose from.',
      ],
    },
    {
      heading: 'Images, videos and effects',
      shows: { choice: 'fast_drone_pushin', sample: 'moving' },
      blocks: [
        'A single image comes from words, or from your pictures with a model that edits them. A video comes from words or from one picture: choosing a model of one kind clears the other. An effect moves the camera through a picture of yours, from a drone push-in to a dramatic crane.',
        'Drag pictures onto the prompt box, paste them or pick them; up to five where several are used. While a job runs you may leave the page: it goes on, and its card is there when you come back. Results are in Your Generations, with their length and size: sort and search them by pieces of titles and narrations, put them into folders and among favourites, duplicate a film at no cost, and delete with an undo, one or many at once. What was deleted waits under Deleted for 30 days.',
      ],
    },
    {
      heading: 'Animate',
      shows: { choice: 'wan_2_2', sample: 'moving' },
      blocks: [
        'Put a picture on the stage and draw: a path where something moves, a ring around what holds still, a line for the camera. Preview motion shows where things will go before anything is paid for.',
      ],
    },
    {
      heading: 'Canva',
      shows: { choice: 'youtube_thumbnail', sample: 'still' },
      blocks: [
        'Lay out titles, thumbnails and posters from templates, text, shapes and pictures. Guides catch edges and centres. Export a PNG or JPG, or send the page on to images, videos, effects or Animate.',
      ],
    },
    {
      heading: 'Credits and plans',
      blocks: [
        'The price stands on the button. Starting holds it; the hold becomes a payment when the result is there, and a failed or cancelled generation gives it back. What a connected service has made before you cancel is paid for at its own price, and Cancel says how much. From 100 credits an account has the Pro plan, from 200 the ProXL plan. Every movement is listed under Account, which the credits in the sidebar lead to.',
      ],
    },
    {
      heading: 'Share a video',
      blocks: [
        'Share on a finished film or video makes a link by which everybody can watch it without an account. The page shows its title and what made it, nothing about you. Stop sharing ends the link at once; a new one is another one.',
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        'Under Account you change your name and password, see where you are signed in and sign other devices out, choose whether a message or a mail tells you that a film is done, and delete the account with everything in it.',
      ],
    },
    {
      heading: 'When something fails',
      blocks: [
        'The failed step is named with its reason. Retry goes on from that step: finished scenes and pictures are kept and are not paid for again. What waits in a review can be cancelled as well, and Retry comes back to that review. If the connection is lost, the work goes on at the server; Reconnect shows where it is.',
      ],
    },
    {
      heading: 'Keys',
      blocks: [
        {
          points: [
            'The slash leads to the prompt; Control or Command with Enter starts from it.',
            'In the voice picker, arrows move, Space plays a sample, Enter chooses.',
            'On the handle of a scene, Space picks it up, arrows carry it, Space puts it down and Escape puts it back.',
            'Among a scene’s images, 1 to 9 choose.',
            'In the player, Space or K plays, J and L jump ten seconds, arrows five, F is full screen, M mutes, C shows captions.',
            'In Animate and Canva, arrows move what is chosen by one, with Shift by ten; Delete removes it, Control or Command with Z undoes, with Shift redoes. In Canva, brackets change the order and Control or Command with D copies. On Animate’s stage, Enter adds a stroke and Alt with arrows moves its end.',
            'In Your Generations, Control or Command with Z brings back what was deleted last.',
          ],
        },
      ],
    },
    {
      heading: 'For developers',
      blocks: [
        {
          words: [
            'Every call of this server is described at ',
            { href: '/api/docs' },
            ', with the OpenAPI document at ',
            { href: '/api/openapi.json' },
            '.',
          ],
        },
      ],
    },
  ],
};
