import { sentences } from '@kinora/contract';
import { useNavigate } from '@tanstack/react-router';
import { accessLabels } from '../../labels/access.ts';
import { AccessForm } from './access-form.tsx';
import { AccessFrame } from './access-frame.tsx';

/** The same form on an address of its own. */
export function LoginPage() {
  const navigate = useNavigate();
  return (
    <AccessFrame title={sentences.screen.views.signIn} heading={accessLabels.signInTitle}>
      <AccessForm
        start="sign-in"
        onDone={() => {
          void navigate({ to: '/', search: {} });
        }}
      />
    </AccessFrame>
  );
}
