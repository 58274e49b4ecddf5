import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { baixarListaDaHabilitacao } from '#lib/api/dci/habilitacao-dci.ts';
import type { HabilitacaoDaDci } from '#lib/contracts/dci/habilitacao-dci.ts';
import type { FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import {
  type ArquivoHabilitacao,
  CONTEUDO_HABILITACAO,
  NOME_ARQUIVO_HABILITACAO,
} from '#lib/domain/zfm/habilitacao-dci.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** Each file: its content, its number of lines, and its download. */
export function ListasDaHabilitacao({ habilitacao: { importador, arquivos } }: { habilitacao: HabilitacaoDaDci }) {
  return (
    <Stack component="ul" aria-label="Listas da habilitação" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {arquivos.map(({ arquivo, linhas }) => (
        <Stack component="li" key={arquivo} direction={{ sm: 'row' }} sx={umaLista}>
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {arquivo}: {NOME_ARQUIVO_HABILITACAO[arquivo]}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {CONTEUDO_HABILITACAO[arquivo]}
            </Typography>
            <Typography variant="body2">{quantas(linhas)}</Typography>
          </Stack>
          {linhas !== null && (
            <Stack direction="row" sx={{ gap: 1, flex: 'none' }}>
              <BaixarLista arquivo={arquivo} importadorId={importador.id} formato="xlsx" vazia={linhas === 0} />
              <BaixarLista arquivo={arquivo} importadorId={importador.id} formato="csv" vazia={linhas === 0} />
            </Stack>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

interface BaixarListaProps {
  arquivo: ArquivoHabilitacao;
  importadorId: string;
  formato: FormatoExportacao;
  vazia: boolean;
}

function BaixarLista({ arquivo, importadorId, formato, vazia }: BaixarListaProps) {
  const { baixando, baixar } = useBaixar();
  const nome = `${arquivo.toLowerCase()}-conferencia-${hojeEmManaus()}.${formato}`;
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={vazia}
      loading={baixando}
      aria-label={`Baixar ${arquivo} em ${formato.toUpperCase()}`}
      onClick={() => baixar(() => baixarListaDaHabilitacao(arquivo, importadorId, formato), nome)}
    >
      {formato.toUpperCase()}
    </Button>
  );
}

function quantas(linhas: number | null): string {
  if (linhas === null) return 'Não é pedido às empresas comerciais.';
  if (linhas === 0) return 'O Cais ainda não tem nada para esta lista.';
  return linhas === 1 ? '1 linha' : `${formatarInteiro(linhas)} linhas`;
}

const umaLista = {
  gap: 1.5,
  py: 1.5,
  alignItems: { sm: 'center' },
  borderTop: 1,
  borderColor: 'divider',
};
