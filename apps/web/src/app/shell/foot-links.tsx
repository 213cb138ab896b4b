import { Link } from '@tanstack/react-router';
import { FileText, LogIn, LogOut, Tag } from 'lucide-react';
import type { MeAnswer } from '@kinora/contract/api';
import { useDialogs } from '../../components/dialogs.tsx';
import { useSignOut } from '../../api/sign-out.ts';
import { labels } from '../../labels/index.ts';

const names = labels.screen.views;

/** The pages about the product. */
export function FootLinks() {
  return (
    <ul className="grid gap-0.5">
      <li>
        <a
          href="/documentation"
          target="_blank"
          rel="noopener"
          title={names.documentation}
          className="nav-item"
        >
          <FileText size={16} aria-hidden="true" />
          <span className="word">{names.documentation}</span>
        </a>
      </li>
      <li>
        <Link to="/pricing" title={names.pricing} className="nav-item">
          <Tag size={16} aria-hidden="true" />
          <span className="word">{names.pricing}</span>
        </Link>
      </li>
    </ul>
  );
}

/** The way in or out, the last thing of the sidebar. */
export function AccountLink({ me }: { me: MeAnswer | null | undefined }) {
  return me ? <SignOutItem /> : <SignInItem />;
}

function SignInItem() {
  const dialogs = useDialogs();
  return (
    <button
      type="button"
      className="nav-item"
      title={names.signIn}
      data-tour="account"
      onClick={() => {
        dialogs.open('sign-in');
      }}
    >
      <LogIn size={16} aria-hidden="true" />
      <span className="word">{names.signIn}</span>
    </button>
  );
}

function SignOutItem() {
  const signOut = useSignOut();
  return (
    <button
      type="button"
      className="nav-item"
      title={names.signOut}
      onClick={() => {
        signOut.mutate();
      }}
    >
      <LogOut size={16} aria-hidden="true" />
      <span className="word">{names.signOut}</span>
    </button>
  );
}
