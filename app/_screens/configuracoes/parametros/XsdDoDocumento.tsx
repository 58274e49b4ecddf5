import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { conteudoDoXsd, useGravarXsd } from '#lib/api/sefaz/esquema-xsd.ts';
import type { EsquemaXsd } from '#lib/contracts/sefaz/esquema-xsd.ts';
import { DOCUMENTOS_COM_XSD, type DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { CarregarXsdDialog } from './CarregarXsdDialog.tsx';
import { XsdAnteriores } from './XsdAnteriores.tsx';

interface XsdDoDocumentoProps {
  documento: DocumentoComXsd;
  /** All XSDs of the document, newest first, including those withdrawn. */
  esquemas: readonly EsquemaXsd[];
}

/** The XSD loaded for one document, with its actions. */
export function XsdDoDocumento({ documento, esquemas }: XsdDoDocumentoProps) {
  const { nome } = DOCUMENTOS_COM_XSD[documento];
  const { retirar } = useGravarXsd();
  const { baixando, baixar } = useBaixar();
  const { enqueueSnackbar } = useSnackbar();
  const [aberto, setAberto] = useState<'carregar' | 'retirar' | null>(null);
  const emUso = esquemas.find(({ retirado }) => retirado === null);
  const fechar = () => setAberto(null);
  return (
    <Stack component="section" aria-label={`XSD da ${nome}`} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {nome}
        </Typography>
        <StatusChip tom={emUso ? 'success' : 'neutral'}>{emUso ? 'XSD em uso' : 'Nenhum XSD carregado'}</StatusChip>
        <Stack direction="row" sx={{ ml: 'auto', gap: 1, flexWrap: 'wrap' }}>
          {emUso && (
            <>
              <Button
                size="small"
                color="inherit"
                loading={baixando}
                onClick={() => baixar(() => conteudoDoXsd(emUso.id), emUso.nome)}
              >
                Baixar
              </Button>
              <Button size="small" color="error" onClick={() => setAberto('retirar')}>
                Retirar
              </Button>
            </>
          )}
          <Button size="small" variant="outlined" color="inherit" onClick={() => setAberto('carregar')}>
            Carregar XSD
          </Button>
        </Stack>
      </Stack>
      {emUso && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {emUso.nome}
          {emUso.principal !== emUso.nome && `, a partir de ${emUso.principal}`}, carregado por{' '}
          {emUso.carregadoPor.nome} em {formatarInstante(emUso.carregadoEm)}.
        </Typography>
      )}
      <XsdAnteriores
        nome={nome}
        anteriores={esquemas.filter(({ retirado }) => retirado !== null)}
        aoBaixar={(esquema) => baixar(() => conteudoDoXsd(esquema.id), esquema.nome)}
      />
      {aberto === 'carregar' && <CarregarXsdDialog documento={documento} aoFechar={fechar} />}
      {aberto === 'retirar' && emUso && (
        <ExclusaoDialog
          titulo={`Retirar o XSD da ${nome}?`}
          verbo="Retirar"
          excluir={() => retirar(emUso.id)}
          aoFechar={fechar}
          aoExcluir={() => {
            fechar();
            enqueueSnackbar(`XSD da ${nome} retirado.`, { variant: 'success' });
          }}
        >
          Os arquivos deixam de ser conferidos por ele e voltam a sair com o aviso. O arquivo fica guardado entre os
          anteriores.
        </ExclusaoDialog>
      )}
    </Stack>
  );
}
