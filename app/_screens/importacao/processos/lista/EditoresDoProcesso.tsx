import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { EditorDaCelula } from '#components/cadastro/EditorDaCelula.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { useUsers } from '#lib/api/accounts/user.ts';
import { useGravarProcesso } from '#lib/api/processo/processo.ts';
import { type ProcessoInteiro, type ProcessoResumo, processoInteiro } from '#lib/contracts/processo/processo.ts';
import { CANAIS_RFB, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { formatarData } from '#lib/format/data.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

export interface EditorDoProcessoProps {
  processo: ProcessoResumo;
  /** The cell. */
  lugar: HTMLElement;
  aoFechar: () => void;
}

/** The editors of the cells of the list. Each writes by the contract of the processo's own page, on the version seen. */
export function ReferenciaEditor({ processo, ...como }: EditorDoProcessoProps) {
  const { alterar } = useGravarProcesso();
  return (
    <EditorDaCelula
      {...como}
      titulo={`Nossa referência de ${processo.numero}`}
      nome="Nossa referência"
      versao={processo.versao}
      inicial={processo.referencia ?? ''}
      gravar={(referencia, versao) => alterar(processo.id, versao, { referencia: referencia.trim() || null })}
      lerValor={naResposta(({ referencia }) => referencia ?? '')}
      escrever={String}
      campo={(valor, mudar, { erros }) => (
        <TextoField
          autoFocus
          rotulo="Nossa referência"
          maximo={40}
          valor={valor}
          aoMudar={mudar}
          erro={erros.referencia}
        />
      )}
    />
  );
}

/** Enter begins a new line here; Ctrl+Enter saves. */
export function ObservacaoEditor({ processo, ...como }: EditorDoProcessoProps) {
  const { alterar } = useGravarProcesso();
  return (
    <EditorDaCelula
      {...como}
      titulo={`Observação de ${processo.numero}`}
      nome="Observação"
      linhas
      versao={processo.versao}
      inicial={processo.observacao ?? ''}
      gravar={(observacao, versao) => alterar(processo.id, versao, { observacao: observacao.trim() || null })}
      lerValor={naResposta(({ observacao }) => observacao ?? '')}
      escrever={emResumo}
      campo={(valor, mudar, { erros, confirmar }) => (
        <TextoField
          autoFocus
          multiline
          rotulo="Observação"
          maximo={4000}
          valor={valor}
          aoMudar={mudar}
          erro={erros.observacao}
          onKeyDown={(evento) => {
            if (evento.key === 'Enter' && (evento.ctrlKey || evento.metaKey)) confirmar(valor);
          }}
        />
      )}
    />
  );
}

const DATAS = { eta: 'ETA', chegada: 'Chegada' } as const;

/** The expected or the actual arrival. */
export function DataEditor({ processo, campo, ...como }: EditorDoProcessoProps & { campo: keyof typeof DATAS }) {
  const { alterar } = useGravarProcesso();
  const atual = campo === 'eta' ? processo.eta : processo.dataChegada;
  return (
    <EditorDaCelula
      {...como}
      titulo={`${DATAS[campo]} de ${processo.numero}`}
      nome={DATAS[campo]}
      versao={processo.versao}
      inicial={atual ?? ''}
      gravar={(dia, versao) => alterar(processo.id, versao, { [campo]: dia || null })}
      lerValor={naResposta(
        (processoGravado) => (campo === 'eta' ? processoGravado.eta : processoGravado.dataChegada) ?? '',
      )}
      escrever={(dia) => dia && formatarData(dia)}
      campo={(valor, mudar, { erros }) => (
        <DateField focado rotulo={DATAS[campo]} valor={valor} aoMudar={mudar} {...comErro(erros[campo])} />
      )}
    />
  );
}

export function ResponsavelEditor({ processo, ...como }: EditorDoProcessoProps) {
  const { alterar } = useGravarProcesso();
  const pessoas = useUsers().data?.itens ?? [];
  return (
    <EditorDaCelula
      {...como}
      titulo={`Responsável por ${processo.numero}`}
      nome="Responsável"
      versao={processo.versao}
      inicial={processo.responsavel?.id ?? ''}
      gravar={(id, versao) => alterar(processo.id, versao, { responsavel: id ? { id } : null })}
      lerValor={naResposta((processoGravado) => processoGravado.responsavel?.id ?? '')}
      escrever={(id) => pessoas.find((pessoa) => pessoa.id === id)?.nome ?? ''}
      campo={(valor, mudar) => (
        <TextField
          select
          autoFocus
          label="Responsável"
          value={valor}
          onChange={({ target }) => mudar(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">Ninguém</option>
          {pessoas.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </TextField>
      )}
    />
  );
}

/** The canal of a registered processo, which is its step to Parametrizado. The button of the canal is the confirmation. */
export function CanalEditor({ processo, ...como }: EditorDoProcessoProps) {
  const { passar, voltar } = useGravarProcesso();
  return (
    <EditorDaCelula
      {...como}
      confirmaSozinho
      titulo={`Canal de ${processo.numero}`}
      nome="Canal"
      versao={processo.versao}
      inicial={{ canalRfb: processo.canalRfb, data: hojeEmManaus() }}
      gravar={({ canalRfb, data }, versao) =>
        passar(processo.id, {
          versao,
          situacao: 'PARAMETRIZADO',
          data,
          canalRfb,
          motivo: null,
          prazo: null,
          numeroDocumento: null,
        })
      }
      desfazer={(versao) => voltar(processo.id, versao)}
      lerValor={naResposta(({ canalRfb }) => ({ canalRfb, data: hojeEmManaus() }))}
      escrever={({ canalRfb }) => (canalRfb ? NOME_CANAL[canalRfb] : '')}
      campo={(valor, mudar, { erros, gravando, confirmar }) => (
        <>
          {/* The focus is here, so that no Enter out of habit gives a canal. */}
          <DateField
            focado
            rotulo="Data da parametrização"
            valor={valor.data}
            aoMudar={(dia) => mudar({ ...valor, data: dia })}
            {...comErro(erros.data)}
          />
          <Stack direction="row" role="group" aria-label="Canal" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {CANAIS_RFB.map((canal) => (
              <Button
                key={canal}
                size="small"
                variant="outlined"
                color={COR[canal]}
                disabled={gravando}
                onClick={() => confirmar({ ...valor, canalRfb: canal })}
              >
                {NOME_CANAL[canal]}
              </Button>
            ))}
          </Stack>
        </>
      )}
    />
  );
}

const COR = { VERDE: 'success', AMARELO: 'warning', VERMELHO: 'error', CINZA: 'inherit' } as const;
/** A note as a notice can show it. */
const emResumo = (nota: string) => (nota.length > 60 ? `${nota.slice(0, 60)}…` : nota);
const comErro = (erro: string | undefined) => (erro === undefined ? {} : { erro });

/** Reads a value of the processo that a conflict answers with. */
function naResposta<Valor>(valorDe: (processo: ProcessoInteiro) => Valor) {
  return (atual: unknown): Valor | undefined => {
    const { data } = processoInteiro.safeParse(atual);
    return data && valorDe(data);
  };
}
