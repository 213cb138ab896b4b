import { ReceiptText } from 'lucide-react';
import { useReceipt } from '../../api/get-receipt.ts';
import { receiptLabels } from '../../labels/receipt.ts';
import { Button } from '../../ui/button.tsx';
import { ReceiptTrigger } from './receipt-trigger.tsx';

interface ReceiptLinkProps {
  projectId: string;
  title: string;
  /** Whatever tells the project's states apart; null while nothing can have been bought. */
  version: string | null;
}

/** The way to the receipt, where anything was bought. */
export function ReceiptLink({ projectId, title, version }: ReceiptLinkProps) {
  const { data: receipt } = useReceipt(projectId, version);
  if (receipt === undefined || receipt.items.length === 0) {
    return null;
  }
  return (
    <ReceiptTrigger projectId={projectId} title={title}>
      {(open) => (
        <Button look="plain" size="small" icon={<ReceiptText size={16} aria-hidden="true" />} onClick={open}>
          {receiptLabels.title}
        </Button>
      )}
    </ReceiptTrigger>
  );
}
