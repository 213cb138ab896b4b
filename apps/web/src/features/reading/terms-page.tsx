import { Article } from './article.tsx';

/** Terms of this server; whoever runs it may change them. */
export function TermsPage() {
  return (
    <Article
      title="Terms"
      lead="Kinora is free software that the operator of this server runs for you. These terms are theirs to change."
    >
      <h2>What is yours</h2>
      <p>
        Your prompts, uploads and films belong to you, as far as the law where you live gives rights in them.
        The operator stores them so that the studio can work, and shows them to nobody else unless you share
        them.
      </p>
      <h2>What you may make</h2>
      <p>
        Nothing that breaks the law, harms people, or uses a person&apos;s face or voice without their
        consent. The operator may remove such works and close the account that made them.
      </p>
      <h2>Credits</h2>
      <p>
        Credits are granted by the operator. They are held when work starts, taken when it is finished, and
        given back when it fails or is cancelled. They cannot be turned into money.
      </p>
      <h2>No warranty</h2>
      <p>
        The software comes as it is, under the GNU Affero General Public License, version 3 or later. You can
        get its source from the operator of this server.
      </p>
    </Article>
  );
}
