import TextField from '@mui/material/TextField';
import { EditorDaCelula } from '#components/cadastro/EditorDaCelula.tsx';
import { DateField } from '#components/ui/DateField.tsx';
import { TextoField } from '#components/ui/TextoField.tsx';
import { useGravarProcesso } from '#lib/api/processo.ts';
import { useUsers } from '#lib/api/user.ts';
import type { ProcessoResumo } from '#lib/contracts/processo.ts';
import { CANAIS_RFB, type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/canal-rfb.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';

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
      versao={processo.versao}
      inicial={processo.referencia ?? ''}
      gravar={(referencia, versao) => alterar(processo.id, versao, { referencia: referencia.trim() || null })}
      campo={(valor, mudar, { referencia }) => (
        <TextoField autoFocus rotulo="Nossa referência" maximo={40} valor={valor} aoMudar={mudar} erro={referencia} />
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
      versao={processo.versao}
      inicial={atual ?? ''}
      gravar={(dia, versao) => alterar(processo.id, versao, { [campo]: dia || null })}
      campo={(valor, mudar, erros) => (
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
      versao={processo.versao}
      inicial={processo.responsavel?.id ?? ''}
      gravar={(id, versao) => alterar(processo.id, versao, { responsavel: id ? { id } : null })}
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

/** The canal of a registered processo, which is its step to Parametrizado. */
export function CanalEditor({ processo, ...como }: EditorDoProcessoProps) {
  const { passar } = useGravarProcesso();
  return (
    <EditorDaCelula
      {...como}
      titulo={`Canal de ${processo.numero}`}
      versao={processo.versao}
      inicial={{ canalRfb: '' as CanalRfb | '', data: diaLocal(new Date()) }}
      gravar={({ canalRfb, data }, versao) =>
        passar(processo.id, {
          versao,
          situacao: 'PARAMETRIZADO',
          data,
          canalRfb: canalRfb || null,
          motivo: null,
          prazo: null,
          numeroDocumento: null,
        })
      }
      campo={(valor, mudar, { canalRfb, data }) => (
        <>
          <TextField
            select
            autoFocus
            label="Canal"
            value={valor.canalRfb}
            onChange={({ target }) => mudar({ ...valor, canalRfb: target.value as CanalRfb })}
            error={Boolean(canalRfb)}
            helperText={canalRfb}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="" />
            {CANAIS_RFB.map((canal) => (
              <option key={canal} value={canal}>
                {NOME_CANAL[canal]}
              </option>
            ))}
          </TextField>
          <DateField
            rotulo="Data da parametrização"
            valor={valor.data}
            aoMudar={(dia) => mudar({ ...valor, data: dia })}
            {...comErro(data)}
          />
        </>
      )}
    />
  );
}

const comErro = (erro: string | undefined) => (erro === undefined ? {} : { erro });
