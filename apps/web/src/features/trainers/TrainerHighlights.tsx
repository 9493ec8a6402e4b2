import { Tiles } from '@fitness/ui/layout/Tiles';
import { Link } from '@fitness/ui/Link';
import { Portrait } from '@fitness/ui/Portrait';
import { ProofSection } from '../../shared/layout/ProofSection.tsx';
import { paths } from '../../shared/paths.ts';
import { instructorProfiles } from './profiles.ts';
import { highlightTexts } from './texts.ts';

/** The instructors with one credential each. */
export function TrainerHighlights() {
  return (
    <ProofSection eyebrow={highlightTexts.eyebrow} heading={highlightTexts.heading}>
      <Tiles
        as="ul"
        columns={{ phone: 2, tablet: 3, desktop: 5 }}
        gap={{ phone: 'xs', tablet: 'md' }}
      >
        {instructorProfiles.map(({ managerId, name, portrait, career }) => (
          <li key={managerId}>
            <Portrait
              picture={portrait}
              sizes="(min-width: 64rem) 13rem, (min-width: 48rem) 33vw, 50vw"
              name={name}
              note={career[0] ?? ''}
            />
          </li>
        ))}
        <li>
          <Link href={paths.trainers}>{highlightTexts.link}</Link>
        </li>
      </Tiles>
    </ProofSection>
  );
}
