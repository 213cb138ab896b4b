import { useNavigate } from '@tanstack/react-router';
import { accessLabels } from '../../labels/access.ts';
import { AccessForm } from './access-form.tsx';
import { AccessFrame } from './access-frame.tsx';
import { labels } from '../../labels/index.ts';

/** The same form on an address of its own. */
export function LoginPage() {
  const navigate = useNavigate();
  return (
    <AccessFrame title={labels.screen.views.signIn} heading={accessLabels.signInTitle}>
      <AccessForm
        start="sign-in"
        onDone={() => {
          void navigate({ to: '/', search: {} });
        }}
      />
    </AccessFrame>
  );
}
