import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { looseSearch } from '#components/ui/navigation/loose-search.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';

type Operador = DuimpDoProcesso['operadores'][number];

interface OperadoresConhecidosProps {
  operador: Operador;
  digitado: { codigo: string | null; versao: string | null } | undefined;
  aoUsar: (conhecido: { codigo: string; versao: string }) => void;
}

/** The code and version that the Portal gave this supplier, to be taken by a person; where it gave none, the way to get one. */
export function OperadoresConhecidos({ operador, digitado, aoUsar }: OperadoresConhecidosProps) {
  const { id, nome, noPortal } = operador;
  if (noPortal.length === 0) {
    return (
      <Typography variant="caption" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
        O Cais não sabe o código dele no Portal.{' '}
        <LinkTo
          underline="always"
          aria-label={`Ver ${nome} entre os operadores estrangeiros`}
          to="/configuracoes/catalogo/operadores"
          search={looseSearch({ fornecedorId: id })}
        >
          Operadores estrangeiros
        </LinkTo>
      </Typography>
    );
  }
  return (
    <Stack sx={{ gridColumn: '1 / -1', gap: 0.5, alignItems: 'flex-start' }}>
      {noPortal.map((operadorNoPortal) => {
        const { ambiente, codigo, versao } = operadorNoPortal;
        const onde = NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase();
        const usado = digitado?.codigo === codigo && digitado.versao === versao;
        return (
          <Stack key={ambiente} direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {usado
                ? `É o operador ${codigo}, versão ${versao}, do Portal (${onde}).`
                : `No Portal (${onde}) é o operador ${codigo}, versão ${versao}.`}
            </Typography>
            {!usado && (
              <Button
                size="small"
                color="inherit"
                aria-label={`Usar ${codigo}, versão ${versao}, de ${onde}, para ${nome}`}
                onClick={() => aoUsar({ codigo, versao })}
              >
                Usar
              </Button>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
