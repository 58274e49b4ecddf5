import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { comRegimesZfm, copiarAdicao } from '#app/_screens/importacao/processos/adicoes/adicoes-do-processo.ts';
import type { ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import { padroesZfm } from '#lib/fiscal/importacao/prevista/padroes-zfm.ts';
import { REGIMES } from './GerarAdicoesDialog.tsx';

interface AcoesDaAdicaoProps {
  lugar: number;
  numero: number;
  ncm: string;
}

/** The actions on a whole adição: propose the regimes of the ZFM, and copy its values to others. */
export function AcoesDaAdicao({ lugar, numero, ncm }: AcoesDaAdicaoProps) {
  const { getValues, setValue } = useFormContext<ItensDoProcesso>();
  const { enqueueSnackbar } = useSnackbar();
  const [aberto, setAberto] = useState<{ qual: 'copiar' | 'zfm'; em: HTMLElement } | null>(null);
  const feito = (frase: string, variant: 'success' | 'warning' = 'success') => {
    setAberto(null);
    enqueueSnackbar(frase, { variant });
  };
  const copiar = (para: 'MESMA_NCM' | 'TODAS') => {
    setValue('adicoes', copiarAdicao(getValues(), numero, para), { shouldDirty: true });
    feito(para === 'MESMA_NCM' ? 'Copiada para as adições da mesma NCM.' : 'Copiada para todas as adições.');
  };
  const propor = (destinacao: Exclude<(typeof REGIMES)[number][0], 'INTEGRAL'>) => {
    const adicao = getValues(`adicoes.${lugar}`);
    setValue(`adicoes.${lugar}`, comRegimesZfm(adicao, ncm, destinacao), { shouldDirty: true });
    const excecao = padroesZfm({ tipoDeclaracao: '06', ncm, destinacao })?.excecao;
    if (!excecao) feito('Regimes da ZFM propostos, a confirmar com quem assina: II suspenso, fundamento legal 56.');
    else
      feito(
        `${excecao.nome} ficam fora do benefício da ZFM (${excecao.fonte}, a confirmar): II e IPI integrais.`,
        'warning',
      );
  };
  return (
    <>
      <Button size="small" color="inherit" onClick={({ currentTarget: em }) => setAberto({ qual: 'zfm', em })}>
        Propor regimes da ZFM
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={({ currentTarget: em }) => setAberto({ qual: 'copiar', em })}
      >
        Copiar para outras
      </Button>
      <Menu open={aberto !== null} anchorEl={aberto?.em} onClose={() => setAberto(null)}>
        {aberto?.qual === 'copiar' && [
          <MenuItem key="ncm" onClick={() => copiar('MESMA_NCM')}>
            Para as outras adições da mesma NCM
          </MenuItem>,
          <MenuItem key="todas" onClick={() => copiar('TODAS')}>
            Para todas (às de outra NCM, sem as alíquotas)
          </MenuItem>,
        ]}
        {aberto?.qual === 'zfm' &&
          REGIMES.flatMap(([valor, nome]) =>
            valor === 'INTEGRAL'
              ? []
              : [
                  <MenuItem key={valor} onClick={() => propor(valor)} sx={{ whiteSpace: 'normal' }}>
                    {nome}
                  </MenuItem>,
                ],
          )}
      </Menu>
    </>
  );
}
