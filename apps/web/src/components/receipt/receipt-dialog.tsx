import { sentences } from '@kinora/contract/sentences';
import type { Receipt } from '@kinora/contract/api';
import { Download } from 'lucide-react';
import { failureText } from '../../api/api-error.ts';
import { useReceipt } from '../../api/get-receipt.ts';
import { receiptLabels } from '../../labels/receipt.ts';
import { formatCreditCount, formatDollars } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { receiptCsv } from './receipt-csv.ts';
import { ReceiptTable } from './receipt-table.tsx';

interface ReceiptDialogProps {
  projectId: string;
  title: string;
  onClose: () => void;
}

/** What was bought for a project, request by request, with its totals and a file to take along. */
export function ReceiptDialog({ projectId, title, onClose }: ReceiptDialogProps) {
  const { data: receipt, error } = useReceipt(projectId, 'opened');
  return (
    <Dialog
      title={receiptLabels.titleOf(title)}
      description={receiptLabels.lead}
      width="wide"
      onClose={onClose}
    >
      <div className="grid gap-4 p-6 max-sm:p-4">
        {error !== null && (
          <p role="alert" className="text-bad">
            {failureText(error, () => sentences.failure.unknown)}
          </p>
        )}
        {receipt === undefined && error === null && (
          <div role="status" aria-label={receiptLabels.loading}>
            <Skeleton className="h-24 rounded-card!" />
          </div>
        )}
        {receipt?.items.length === 0 && <p className="text-ink-2">{receiptLabels.empty}</p>}
        {receipt !== undefined && receipt.items.length > 0 && (
          <>
            <ReceiptTable items={receipt.items} />
            <Totals receipt={receipt} projectId={projectId} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Totals({ receipt, projectId }: { receipt: Receipt; projectId: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold tabular-nums">
        {receiptLabels.total} {formatDollars(receipt.total_usd)} ·{' '}
        {receiptLabels.creditsOf(formatCreditCount(receipt.total_credits))}
      </p>
      <span className="flex-1" />
      <Button
        icon={<Download size={16} aria-hidden="true" />}
        onClick={() => {
          const type = 'text/csv;charset=utf-8';
          saveFile(new File([receiptCsv(receipt)], receiptLabels.fileName(projectId), { type }));
        }}
      >
        {receiptLabels.download}
      </Button>
    </div>
  );
}
