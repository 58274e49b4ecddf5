import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { IMPORTADOR } from '#lib/api/cadastros/importador.ts';
import { usePage } from '#lib/api/platform/list.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { conferirDeQualquer, propostaDoImportador } from '#lib/domain/zfm/cclasstrib/cclasstrib-do-importador.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import type { ImportadorLido } from '#lib/registros/importador.ts';
import type { ItemNovo } from '#lib/registros/item.ts';

/**
 * The cClassTrib proposed to the open item, one for each importer that would use another, or what is wrong with the one it has. An
 * item is of no importer, so only what holds for any of them is wrong with it.
 */
export function PropostaDeClasse() {
  const [cClassTrib, ncmDigitada, origem] = useWatch<ItemNovo, ['cClassTrib', 'ncm', 'origem']>({
    name: ['cClassTrib', 'ncm', 'origem'],
  });
  const { setValue } = useFormContext<ItemNovo>();
  const { data } = usePage(IMPORTADOR, { tamanho: MAXIMO_DE_IMPORTADORES });
  const ncm = (ncmDigitada ?? '').replaceAll('.', '');
  const dia = hojeEmManaus();
  if (origem === 'NACIONAL' || !/^\d{8}$/.test(ncm)) return null;
  if (cClassTrib) return <Conferencia cClassTrib={cClassTrib} ncm={ncm} dia={dia} />;
  const usar = (codigo: string) => setValue('cClassTrib', codigo, { shouldDirty: true, shouldValidate: true });
  return (
    <Stack sx={{ gap: 1, '&:not(:empty)': { mt: 2 } }}>
      {propostasDe(data?.itens ?? [], ncm, dia).map(({ codigo, frase }) => (
        <AvisoComAcao
          key={codigo}
          severity="info"
          acao={
            <Button color="inherit" size="small" onClick={() => usar(codigo)}>
              {`Usar ${codigo}`}
            </Button>
          }
        >
          <TextoComLeis texto={frase} />
        </AvisoComAcao>
      ))}
    </Stack>
  );
}

function Conferencia({ cClassTrib, ncm, dia }: { cClassTrib: string; ncm: string; dia: DataTexto }) {
  // The form itself refuses a code that is not in the table.
  if (!/^\d{6}$/.test(cClassTrib)) return null;
  const mensagens = conferirDeQualquer({ cClassTrib, ncm, dia }).map(({ mensagem }) => mensagem);
  if (mensagens.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {mensagens.join(' ')}
    </Alert>
  );
}

/** One proposal a code, with the importers it is for. */
function propostasDe(importadores: readonly ImportadorLido[], ncm: string, dia: DataTexto) {
  const propostas = importadores.flatMap((importador) => {
    const proposta = propostaDoImportador(importador, { ncm, aplicacao: null, dia });
    return proposta ? [{ ...proposta, nome: importador.nomeFantasia ?? importador.razaoSocial }] : [];
  });
  return [...Map.groupBy(propostas, ({ cClassTrib }) => cClassTrib)].map(([codigo, propostasDaClasse]) => {
    const [primeira] = propostasDaClasse;
    const nomes = LISTA.format(propostasDaClasse.slice(0, MAXIMO_DITO).map(({ nome }) => nome));
    const mais = propostasDaClasse.length > MAXIMO_DITO ? ` e mais ${propostasDaClasse.length - MAXIMO_DITO}` : '';
    return { codigo, frase: `Proposto: ${codigo}, para ${nomes}${mais}, ${primeira?.porque} ${primeira?.supoe}` };
  });
}

const MAXIMO_DE_IMPORTADORES = 100;
/** Most importers one sentence names. */
const MAXIMO_DITO = 3;
const LISTA = new Intl.ListFormat('pt-BR');
