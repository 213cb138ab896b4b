import { sentences } from '@kinora/contract/sentences';
import { useApplications } from '../../api/administration.ts';
import { adminLabels } from '../../labels/admin.ts';
import { formatDay } from '../../lib/format.ts';
import { AdminTable } from './admin-table.tsx';
import { labels } from '../../labels/index.ts';

/** Who would like to come in. */
export function Applications() {
  const applications = useApplications();
  return (
    <AdminTable
      label={adminLabels.applications.title}
      columns={[
        labels.screen.views.email,
        adminLabels.applications.firstAsked,
        adminLabels.applications.lastAsked,
      ]}
      query={applications}
      rows={applications.data ?? []}
      emptySentence={sentences.admin.noApplications}
      keyOf={(application) => application.email}
      cells={(application) => [
        <a key="mail" className="link" href={`mailto:${application.email}`}>
          {application.email}
        </a>,
        formatDay(application.applied_at, new Date()),
        formatDay(application.last_applied_at, new Date()),
      ]}
    />
  );
}
