import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { BrandMark } from '#components/ui/page/BrandMark.tsx';
import { iniciais } from '#lib/format/iniciais.ts';
import { nomeCortado } from './nome-cortado.ts';

interface MenuHeaderProps {
  empresa: string | null;
  nome: string | null;
  /** Address of the company's logo. Without a logo, the header shows the initials. */
  logo?: string | null;
  aoNavegar?: () => void;
}

/** Shows the product and the company the person works for. */
export function MenuHeader({ empresa, nome, logo, aoNavegar }: MenuHeaderProps) {
  return (
    <Box sx={{ px: 1.25, pb: 2 }}>
      <Box sx={brand}>
        <BrandMark sx={{ color: 'nav.accent', fontSize: 24 }} />
        <Typography component="span" variant="h2" data-rotulo sx={{ color: 'nav.strong' }}>
          Cais
        </Typography>
      </Box>
      <AccountLink
        to="/configuracoes/minha-conta"
        aria-label={nomeAcessivel(empresa, nome)}
        onClick={aoNavegar}
        sx={account}
      >
        {logo ? (
          <Box component="img" src={logo} alt="" sx={mark} />
        ) : (
          <Box component="span" aria-hidden sx={initials}>
            {iniciais(empresa) || <PersonIcon />}
          </Box>
        )}
        <Box component="span" data-rotulo sx={{ minWidth: 0, overflow: 'hidden' }}>
          <Box component="span" sx={{ ...twoLines, color: 'nav.strong', fontWeight: 600 }} title={empresa ?? undefined}>
            {empresa}
          </Box>
          <Box component="span" sx={line} title={nome ?? undefined}>
            {nomeCortado(nome)}
          </Box>
        </Box>
      </AccountLink>
    </Box>
  );
}

const AccountLink = createLink((props: LinkProps<'a'>) => <Link {...props} underline="none" />);

/** Without a company name or a person's name, the link still needs an accessible name. */
function nomeAcessivel(empresa: string | null, nome: string | null): string | undefined {
  return empresa || nome ? undefined : 'Minha conta';
}

const brand = { display: 'flex', alignItems: 'center', gap: 1.25, height: 56, pl: 2.25, overflow: 'hidden' };

const account = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 56,
  p: 1.25,
  borderRadius: 1,
  color: 'nav.text',
  bgcolor: 'nav.line',
  whiteSpace: 'nowrap',
};

const initials = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '6px',
  fontWeight: 650,
  color: 'nav.strong',
  bgcolor: 'nav.selected',
};

/** White background: logos are drawn for paper. */
const mark = {
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '6px',
  objectFit: 'contain',
  bgcolor: 'common.white',
};

const line = { display: 'block', overflow: 'hidden', textOverflow: 'clip', lineHeight: 1.4 };

/** A company name is longer than the menu is wide. */
const twoLines = {
  ...line,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
};
