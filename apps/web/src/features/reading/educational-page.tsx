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
      <h2>Three prompts to start from</h2>
      <ul>
        <li>Why there are two tides a day, with the moon, the earth and one drawing to copy.</li>
        <li>How compound interest grows, with a jar of coins and a table of five years.</li>
        <li>The water cycle in sixty seconds, told by a drop of rain.</li>
      </ul>
    </Article>
  );
}
