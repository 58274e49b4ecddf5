import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { usePage } from '#lib/api/platform/list.ts';
import { useItensDoProcesso } from '#lib/api/processo/itens-do-processo.ts';
import { processos, useGravarProcesso } from '#lib/api/processo/processo.ts';
import { CAMPOS_COPIADOS } from '#lib/domain/aduana/processo/copia-do-processo.ts';
import { PROCESSO } from '#lib/registros/processo.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { AssistenteBarra } from './AssistenteBarra.tsx';

/** Begins a processo as a copy of another, after telling what is copied. */
export function AssistenteDeOutro({ aoComecar }: { aoComecar: (processo: { id: string }) => void }) {
  const [consulta, setConsulta] = useState({ q: '', pagina: 1 });
  const [escolhido, setEscolhido] = useState<string | null>(null);
  const [falha, setFalha] = useState<Error | null>(null);
  const [copiando, setCopiando] = useState(false);
  const { data, error, mutate } = usePage(processos, { ...consulta, tamanho: POR_PAGINA, ordem: '-criadoEm' });
  const { duplicar } = useGravarProcesso();
  const copiar = async () => {
    if (!escolhido) return;
    setCopiando(true);
    setFalha(null);
    try {
      aoComecar(await duplicar(escolhido));
    } catch (erro) {
      setFalha(erro as Error);
      setCopiando(false);
    }
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Section titulo="De outro processo">
        <Box sx={{ display: 'flex' }}>
          <SearchField
            rotulo="Buscar número, referência, BL, importador ou fornecedor"
            valor={consulta.q}
            aoBuscar={(q) => setConsulta({ q, pagina: 1 })}
          />
        </Box>
        {error && !data && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
        {!data && !error && <Skeleton variant="rounded" height={240} />}
        {data?.total === 0 && <Typography sx={{ color: 'text.secondary' }}>Nenhum processo encontrado.</Typography>}
        {data && data.total > 0 && (
          <RadioGroup
            aria-label="Processo a copiar"
            value={escolhido}
            onChange={(_, id) => setEscolhido(id)}
            sx={{ gap: 1 }}
          >
            {data.itens.map(({ id, numero, referencia, importador, fornecedor }) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio />}
                label={
                  <>
                    <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
                      {[numero, referencia].filter(Boolean).join(' · ')}
                    </Typography>
                    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                      {[importador.nome, fornecedor && `de ${fornecedor}`].filter(Boolean).join(' · ')}
                    </Typography>
                  </>
                }
              />
            ))}
          </RadioGroup>
        )}
        {data && data.total > POR_PAGINA && (
          <ListPagination
            total={data.total}
            pagina={consulta.pagina}
            tamanho={POR_PAGINA}
            aoMudar={({ pagina }) => setConsulta({ ...consulta, pagina })}
          />
        )}
      </Section>
      {escolhido && <OQueVem id={escolhido} />}
      {falha && <Alert severity="error">{falha.message}</Alert>}
      <AssistenteBarra pode={escolhido !== null} continuando={copiando} aoContinuar={copiar} />
    </Stack>
  );
}

const ROTULOS = rotulosDe(PROCESSO);

function OQueVem({ id }: { id: string }) {
  const { data } = useItensDoProcesso(id);
  return (
    <Section titulo="O que vem com ele">
      <Typography>
        <strong>Vem:</strong> {CAMPOS_COPIADOS.map((campo) => ROTULOS[campo]).join(', ')}
        {data && `; ${itensPorExtenso(data.itens.length, data.adicoes.length)}`}.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <strong>Não vem:</strong> números de documentos e de conhecimentos, datas, pesos, volumes e valores da carga,
        contêineres, licenças, anexos, despesas, nossa referência, responsável e observação. Os itens vêm sem os pedidos
        de que saíram.
      </Typography>
    </Section>
  );
}

function itensPorExtenso(itens: number, adicoes: number): string {
  if (itens === 0) return 'ele não tem itens de fatura';
  const dos = itens === 1 ? '1 item' : `${itens} itens`;
  if (adicoes === 0) return dos;
  return `${dos} e ${adicoes === 1 ? '1 adição prevista' : `${adicoes} adições previstas`}`;
}

const POR_PAGINA = 8;
