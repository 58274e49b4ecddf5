import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import type { TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';

interface LinhagemLinkProps {
  tipo: TipoDaLinhagem;
  id: string;
}

/** Link to the chain of the record, from order to exit. */
export function LinhagemLink({ tipo, id }: LinhagemLinkProps) {
  return (
    <ButtonTo
      variant="outlined"
      color="inherit"
      startIcon={<AccountTreeOutlined />}
      sx={{ displayPrint: 'none' }}
      to="/linhagem/$tipo/$id"
      params={{ tipo: tipo.toLowerCase(), id }}
    >
      Linhagem
    </ButtonTo>
  );
}
