import { Link } from '@tanstack/react-router';
import { FileText, LogIn, LogOut, Tag } from 'lucide-react';
import type { MeAnswer } from '@kinora/contract';
import { useDialogs } from '../../components/dialogs.tsx';
import { useSignOut } from '../../api/sign-out.ts';

/** Documentation, Pricing and the way in or out. */
export function FootLinks({ me }: { me: MeAnswer | null | undefined }) {
  return (
    <ul className="grid gap-0.5">
      <li>
        <a href="/documentation" target="_blank" rel="noopener" title="Documentation" className="nav-item">
          <FileText size={16} aria-hidden="true" />
          <span className="word">Documentation</span>
        </a>
      </li>
      <li>
        <Link to="/pricing" title="Pricing" className="nav-item">
          <Tag size={16} aria-hidden="true" />
          <span className="word">Pricing</span>
        </Link>
      </li>
      <li>{me ? <SignOutItem /> : <SignInItem />}</li>
    </ul>
  );
}

function SignInItem() {
  const dialogs = useDialogs();
  return (
    <button
      type="button"
      className="nav-item"
      title="Sign In"
      onClick={() => {
        dialogs.open('sign-in');
      }}
    >
      <LogIn size={16} aria-hidden="true" />
      <span className="word">Sign In</span>
    </button>
  );
}

function SignOutItem() {
  const signOut = useSignOut();
  return (
    <button
      type="button"
      className="nav-item"
      title="Sign Out"
      onClick={() => {
        signOut.mutate();
      }}
    >
      <LogOut size={16} aria-hidden="true" />
      <span className="word">Sign Out</span>
    </button>
  );
}
