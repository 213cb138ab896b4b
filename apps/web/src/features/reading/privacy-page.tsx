import { Article } from './article.tsx';

/** What this server stores; whoever runs it may change the text. */
export function PrivacyPage() {
  return (
    <Article
      title="Privacy"
      lead="What this server knows about you, where it keeps it, and who else gets to see it."
    >
      <h2>What is stored</h2>
      <ul>
        <li>Your name, e-mail address and a hash of your password.</li>
        <li>Your prompts, uploads, scenes, pictures, films and the movements of your credits.</li>
        <li>One cookie that keeps you signed in. There is no tracking and no analytics.</li>
      </ul>
      <h2>Where it goes</h2>
      <p>
        Everything stays on this server unless its operator has connected outside models. Then the prompts and
        pictures needed for a generation are sent to the provider whose model you choose; each result says
        which one made it.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        Drafts of your prompt, edits of scenes not sent yet, an invitation code you typed, the jobs you are
        waiting for, whether you have seen the welcome and the tour, and the theme. Signing out clears the
        drafts.
      </p>
      <h2>Your rights</h2>
      <p>Ask the operator of this server to show, correct or delete what is stored about you.</p>
    </Article>
  );
}
