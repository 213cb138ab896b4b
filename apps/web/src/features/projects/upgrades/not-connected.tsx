import { Link } from '@tanstack/react-router';
import { useMe } from '../../../api/get-me.ts';
import { upgradeLabels } from '../../../labels/upgrades.ts';

/** Where nobody can make scenes real yet, and who can change that. */
export function NotConnected() {
  const me = useMe();
  return (
    <div className="grid justify-items-start gap-3 p-6 max-sm:p-4">
      <p className="text-ink-2">{upgradeLabels.notConnected}</p>
      {me?.is_admin === true && (
        <Link to="/admin" search={{ tab: 'connections' }} className="button" data-look="primary">
          {upgradeLabels.connect}
        </Link>
      )}
    </div>
  );
}
