import { Button } from '@fitness/ui/Button';
import { Show } from '@fitness/ui/layout/Show';
import { download } from '../browser/download.ts';
import { type CsvCell, csvOf } from './csv.ts';
import { PrintButton } from './PrintButton.tsx';
import { exportTexts } from './texts.ts';
import { useExport } from './use-export.ts';

type ExportButtonsProps = {
  /** The name of the CSV file. */
  file: string;
  /** The lines of the CSV file when it is downloaded, the headers first. */
  lines: () => readonly (readonly CsvCell[])[];
};

/** Prints the page, on tablets and computers, and downloads its rows; not printed. */
export function ExportButtons({ file, lines }: ExportButtonsProps) {
  const runExport = useExport();
  return (
    <>
      <Show above="tablet">
        <PrintButton variant="ghost" />
      </Show>
      <Show on="screen">
        <Button
          variant="secondary"
          size="sm"
          onPress={() => void runExport(() => download(file, 'text/csv', csvOf(lines())))}
        >
          {exportTexts.csv}
        </Button>
      </Show>
    </>
  );
}
