import { ContractError } from '../../scripts/contract/problems.ts';
import { generateFiles } from '../../scripts/outputs/index.ts';

/** The generated files; none for a contract that is refused, each of its problems with a place. */
export async function generateOrRefuse(text: string): Promise<Map<string, string>> {
  try {
    return await generateFiles(text, '/openapi.yaml');
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const strange = error.problems.filter((line) => !/^openapi\.yaml:\d+ #\/.*: ./.test(line));
    if (strange.length > 0 || error.problems.length === 0) throw error;
    return new Map();
  }
}
