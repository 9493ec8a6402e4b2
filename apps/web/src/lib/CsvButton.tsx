import { Button } from '@fitness/ui/Button';
import { type CsvCell, csvOf } from './csv.ts';
import { download, exportTexts, useExport } from './export.ts';

type CsvButtonProps = {
  /** The name of the CSV file. */
  file: string;
  /** The lines of the CSV file when it is downloaded, the headers first. */
  lines: () => readonly (readonly CsvCell[])[];
};

/** Downloads the rows of a report. */
export function CsvButton({ file, lines }: CsvButtonProps) {
  const runExport = useExport();
  return (
    <Button
      variant="ghost"
      size="sm"
      onPress={() => void runExport(() => download(file, 'text/csv', csvOf(lines())))}
    >
      {exportTexts.csv}
    </Button>
  );
}
