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
        <li>
          For each browser you are signed in with: what it calls itself, its address, and when it was last
          used. Your account page lists them.
        </li>
        <li>One cookie that keeps you signed in. There is no tracking and no analytics.</li>
      </ul>
      <h2>Where it goes</h2>
      <p>
        Everything stays on this server unless its operator has connected outside models. Then the prompts and
        pictures needed for a generation are sent to the provider whose model you choose; each result says
        which one made it.
      </p>
      <p>
        A finished video can be watched by everybody to whom you give its link, until you end that. The page
        shows its title and the models that made it, nothing about you.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        Drafts of your prompt, edits of scenes not sent yet, an invitation code you typed, the jobs you are
        waiting for, whether you have seen the welcome and the tour, and the theme. Signing out clears the
        drafts.
      </p>
      <h2>Your rights</h2>
      <p>
        On your account page you change your name and delete your account with everything in it. The movements
        of your credits stay without your name and address. For everything else ask the operator of this
        server.
      </p>
    </Article>
  );
}
