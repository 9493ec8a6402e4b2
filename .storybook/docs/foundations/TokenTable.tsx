import type { ReactNode } from 'react';

/** A table of a group of tokens: their names and values, with samples and uses. */
export function TokenTable({
  tokens,
  sample,
  uses,
}: {
  tokens: Readonly<Record<string, string>>;
  sample?: (value: string) => ReactNode;
  uses?: Readonly<Record<string, string>>;
}) {
  return (
    <table>
      <thead>
        <tr>
          <th>이름</th>
          <th>값</th>
          {sample && <th>예시</th>}
          {uses && <th>용도</th>}
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              <code>{value}</code>
            </td>
            {sample && <td>{sample(value)}</td>}
            {uses && <td>{uses[name]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
