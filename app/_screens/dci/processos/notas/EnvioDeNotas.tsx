import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { type EnvioDeNotas as Envio, emCurso, useEnvioDeNotas } from '#lib/api/dci/dci-notas.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { TAMANHO_MAXIMO_NOTAS } from '#lib/contracts/dci/dci-notas.ts';
import { MOTIVOS_FORA, NOME_MOTIVO_FORA } from '#lib/domain/zfm/dci.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** Uploads files of notas to the DCI, and shows their progress and results. */
export function EnvioDeNotas({ dci }: { dci: DciLido }) {
  const { envio, enviar, tentarDeNovo, dispensar } = useEnvioDeNotas(dci.id);
  const navegar = useNavegarNaTela('/dci/processos-dci/$id');
  const temNotas = dci.contagem.dentro > 0 || Object.values(dci.contagem.fora).some((quantas) => quantas > 0);
  return (
    <Section
      titulo="Trazer notas"
      nota="XML da NF-e, quantos forem, soltos ou em ZIP"
      acoes={
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => navegar({ search: (atual) => ({ ...atual, dialogo: 'digitar' }), resetScroll: false })}
        >
          Digitar nota
        </Button>
      }
    >
      {emCurso(envio) ? (
        <Andamento envio={envio as Envio} />
      ) : (
        <FileDrop
          rotulo="Solte aqui os XMLs das notas de saída"
          dica={`XML ou ZIP de até ${formatarInteiro(TAMANHO_MAXIMO_NOTAS / 1024 / 1024)} MB. Canceladas, devoluções e as de dentro da ZFM não entram, e o motivo aparece ao lado de cada uma.`}
          aceita={ACEITA}
          compacta={temNotas || envio !== null}
          aoEscolher={(arquivos) => arquivos.length > 0 && enviar(arquivos)}
        />
      )}
      {envio && !emCurso(envio) && <Resultado envio={envio} aoTentar={tentarDeNovo} aoDispensar={dispensar} />}
    </Section>
  );
}

function Andamento({ envio }: { envio: Envio }) {
  const { fase, parte, lidos, total, semResposta } = envio;
  return (
    <Stack role="status" sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{NOME_DA_FASE[fase]}</Typography>
      <LinearProgress
        aria-label={NOME_DA_FASE[fase]}
        {...(parte === null ? {} : { variant: 'determinate', value: Math.round(parte * 100) })}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {total === null
          ? `${formatarInteiro(envio.arquivos)} arquivos`
          : `${formatarInteiro(lidos)} de ${formatarInteiro(total)}`}
        {' · pode seguir em outra etapa: o envio continua enquanto esta página estiver aberta.'}
      </Typography>
      {semResposta && (
        <Alert severity="warning">O servidor não responde. O que já chegou não se perde; pergunta-se de novo.</Alert>
      )}
    </Stack>
  );
}

interface ResultadoProps {
  envio: Envio;
  aoTentar: () => void;
  aoDispensar: () => void;
}

function Resultado({ envio, aoTentar, aoDispensar }: ResultadoProps) {
  const { falha, incluidas, repetidas, fora, recusadas, recusadasAoTodo, limpas, limpasAoTodo } = envio;
  const motivos = MOTIVOS_FORA.filter((motivo) => (fora[motivo] ?? 0) > 0);
  return (
    <Alert
      severity={falha ? 'error' : recusadas.length + limpas.length > 0 ? 'warning' : 'success'}
      onClose={aoDispensar}
      slotProps={{ closeButton: { 'aria-label': 'Dispensar o resumo do envio' } }}
    >
      <Stack role="status" aria-label="Resumo do envio" sx={{ gap: 0.5 }}>
        {falha && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {falha}
            <Button size="small" color="inherit" onClick={aoTentar}>
              Tentar de novo
            </Button>
          </Stack>
        )}
        <Typography sx={{ fontWeight: 600 }}>{notas(incluidas, 'incluída')}</Typography>
        {repetidas > 0 && (
          <span>
            {notas(repetidas, 'repetida')}: já {repetidas === 1 ? 'estava' : 'estavam'} na DCI.
          </span>
        )}
        {motivos.map((motivo) => (
          <span key={motivo}>
            {formatarInteiro(fora[motivo] ?? 0)} de fora: {NOME_MOTIVO_FORA[motivo]}.
          </span>
        ))}
        <Arquivos nome="Arquivos recusados" um="1 arquivo recusado" varios="arquivos recusados" todos={recusadasAoTodo}>
          {recusadas}
        </Arquivos>
        <Arquivos nome="Textos limpos" um="1 nota com texto limpo" varios="notas com texto limpo" todos={limpasAoTodo}>
          {limpas}
        </Arquivos>
      </Stack>
    </Alert>
  );
}

interface ArquivosProps {
  nome: string;
  um: string;
  varios: string;
  todos: number;
  children: Envio['recusadas'];
}

/** Files with what is to be said of each: the first of them, and how many there are. */
function Arquivos({ nome, um: singular, varios, todos, children: arquivos }: ArquivosProps) {
  if (arquivos.length === 0) return null;
  return (
    <>
      <span>
        {todos === 1 ? singular : `${formatarInteiro(todos)} ${varios}`}
        {todos > arquivos.length && `, dos quais os primeiros ${formatarInteiro(arquivos.length)}`}:
      </span>
      <Stack component="ul" aria-label={nome} sx={lista}>
        {arquivos.map(({ arquivo, motivo }) => (
          <li key={`${arquivo} ${motivo}`}>
            <strong>{arquivo}</strong>: {motivo}
          </li>
        ))}
      </Stack>
    </>
  );
}

function notas(quantas: number, como: string): string {
  if (quantas === 0) return `Nenhuma nota ${como}`;
  return quantas === 1 ? `1 nota ${como}` : `${formatarInteiro(quantas)} notas ${como}s`;
}

const NOME_DA_FASE: Readonly<Record<Envio['fase'], string>> = {
  COMPACTANDO: 'Juntando os arquivos',
  ENVIANDO: 'Enviando',
  RECEBENDO: 'Lendo as notas',
  APURANDO: 'Apurando itens e saldo',
  TERMINADO: 'Terminado',
  FALHOU: 'Interrompido',
};

const ACEITA = { 'text/xml': ['.xml'], 'application/xml': ['.xml'], 'application/zip': ['.zip'] };
const lista = { m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto', overflowWrap: 'anywhere' };
