import { Article } from './article.tsx';

/** How to write a prompt that makes a good film. */
export function EducationalPage() {
  return (
    <Article
      title="Educational"
      lead="A minute of film has room for about 150 spoken words: one question, one answer, and one thing worth remembering."
    >
      <h2>Ask one question</h2>
      <p>
        A prompt that works says what the film is about, for whom, and what they should know afterwards. “Why
        is the sky blue, for ten-year-olds, with an experiment to try at home” gives the writer a subject, a
        listener and an ending.
      </p>
      <h2>Let the scenes breathe</h2>
      <p>
        One thought per scene is enough. If a narration runs past forty words, split the scene: the picture
        changes with the thought, and the listener keeps up.
      </p>
      <h2>Write pictures as things, not as feelings</h2>
      <p>
        “A prism on a windowsill, a thin beam, a rainbow on the wall” can be drawn. “The beauty of light”
        cannot. Name the object, where it stands, and what it does.
      </p>
      <h2>Key facts are what gets written on the board</h2>
      <p>Up to three short lines per scene. Numbers and names stay longer in memory than sentences.</p>
      <h2>Choose the engine by the listener</h2>
      <p>
        A whiteboard explains; painted engines carry mood; a talking character looks a class in the eye. The
        engine guide, behind Welcome Guide, starts from what you want to see and sets the prompt box to it.
      </p>
      <h2>Give a film people worth following</h2>
      <p>
        Two characters who want different things are enough. Describe each by what one remembers after a
        glance: age, hair, one piece of clothing. Let only those lips move whose words matter.
      </p>
      <h2>Use your own material</h2>
      <p>
        A chapter as a PDF becomes a film of its own sentences. A photograph of the experiment on your desk is
        better than any drawing of one: animate it, or let an effect carry the camera through it.
      </p>
      <h2>Three prompts to start from</h2>
      <ul>
        <li>Why there are two tides a day, with the moon, the earth and one drawing to copy.</li>
        <li>How compound interest grows, with a jar of coins and a table of five years.</li>
        <li>The water cycle in sixty seconds, told by a drop of rain.</li>
      </ul>
    </Article>
  );
}
