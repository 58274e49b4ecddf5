import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** The logo is a quay (cais): posts, deck, water. */
export function BrandMark(props: SvgIconProps) {
  return (
    <SvgIcon {...props} viewBox="0 0 24 24">
      <path d={QUAY} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </SvgIcon>
  );
}

const QUAY =
  'M3 9.5h18M6.5 4.5v10M12 9.5v5M17.5 4.5v10M2.5 19.5c1.6 0 1.6-1.5 3.2-1.5s1.6 1.5 3.1 1.5S10.4 18 12 18s1.6 1.5 3.2 1.5 1.6-1.5 3.1-1.5 1.6 1.5 3.2 1.5';
