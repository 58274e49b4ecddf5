import { DateField } from '#components/ui/fields/DateField.tsx';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import { IdentifierField } from '#components/ui/fields/IdentifierField.tsx';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { MonthField } from '#components/ui/fields/MonthField.tsx';
import { PasswordField } from '#components/ui/fields/PasswordField.tsx';
import { PlainTextField } from '#components/ui/fields/PlainTextField.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';
import type { Entrada } from './entrada.ts';
import { Vivo } from './Vivo.tsx';

export const ENTRADAS_CAMPOS: readonly Entrada[] = [
  {
    nome: 'DateField',
    para: 'Um dia, digitado, colado ou escolhido no calendário.',
    exemplos: [
      { estado: 'Preenchido', ver: () => <Data rotulo="Embarque" inicial="2026-11-20" /> },
      { estado: 'Vazio, obrigatório', ver: () => <Data rotulo="Chegada" inicial="" obrigatorio /> },
      { estado: 'Texto que não é data', ver: () => <Data rotulo="Presença de carga" inicial="31/02/2026" /> },
      {
        estado: 'Com erro do formulário',
        ver: () => <Data rotulo="ETA" inicial="2026-11-01" erro="O ETA não pode ser antes do ETD." />,
      },
      { estado: 'Desabilitado', ver: () => <Data rotulo="Registro" inicial="2026-11-20" desabilitado /> },
    ],
  },
  {
    nome: 'MonthField',
    para: 'Um mês de um ano, digitado ou colado.',
    exemplos: [
      { estado: 'Preenchido', ver: () => <Mes rotulo="Competência" inicial="2026-11" /> },
      { estado: 'Com erro', ver: () => <Mes rotulo="Período" inicial="13/2026" /> },
    ],
  },
  {
    nome: 'DecimalField',
    para: 'Um número digitado à brasileira ou colado de qualquer jeito.',
    exemplos: [
      { estado: 'Com moeda', ver: () => <Numero rotulo="Frete" inicial="1234.50" casas={2} moeda="US$" /> },
      { estado: 'Com unidade', ver: () => <Numero rotulo="Peso bruto" inicial="860.50000" casas={5} unidade="kg" /> },
      {
        estado: 'Vazio, com ajuda',
        ver: () => <Numero rotulo="Taxa" inicial="" casas={4} ajuda="PTAX do dia útil anterior." />,
      },
      {
        estado: 'Com erro',
        ver: () => <Numero rotulo="Seguro" inicial="-1" casas={2} moeda="US$" erro="Não pode ser negativo." />,
      },
      {
        estado: 'Desabilitado',
        ver: () => <Numero rotulo="Valor aduaneiro" inicial="98765.43" casas={2} moeda="R$" desabilitado />,
      },
    ],
  },
  {
    nome: 'TextoField',
    para: 'Um texto de tantas letras, onde não há formulário em volta.',
    exemplos: [
      { estado: 'Normal', ver: () => <Texto rotulo="Motivo" inicial="Corrigido o peso" maximo={60} /> },
      {
        estado: 'Mais longo do que cabe',
        ver: () => <Texto rotulo="Marca" inicial="Texto comprido demais" maximo={12} />,
      },
      {
        estado: 'Várias linhas',
        ver: () => <Texto rotulo="Observação" inicial={'Primeira linha\nSegunda linha'} maximo={400} multiline />,
      },
    ],
  },
  {
    nome: 'IdentifierField',
    para: 'Um número com dígito verificador, com ou sem pontuação.',
    exemplos: [
      { estado: 'Válido', ver: () => <Cnpj rotulo="CNPJ do importador" inicial="12ABC34501DE35" /> },
      { estado: 'Dígito errado', ver: () => <Cnpj rotulo="CNPJ do agente" inicial="12ABC34501DE36" /> },
      { estado: 'Desabilitado', ver: () => <Cnpj rotulo="CNPJ da empresa" inicial="12ABC34501DE35" desabilitado /> },
    ],
  },
  {
    nome: 'LookupField',
    para: 'Uma linha escolhida por uma parte do seu código ou nome.',
    exemplos: [
      { estado: 'Com opções', ver: () => <Busca rotulo="País do exemplo" /> },
      { estado: 'Escolhida', ver: () => <Busca rotulo="País escolhido" escolhida={PAISES[0]} /> },
      { estado: 'Carregando', ver: () => <Busca rotulo="País a caminho" carregando /> },
      { estado: 'Falha na busca', ver: () => <Busca rotulo="País sem rede" falha="Sem conexão com o servidor." /> },
      { estado: 'Desabilitado', ver: () => <Busca rotulo="País fechado" escolhida={PAISES[1]} desabilitado /> },
    ],
  },
  {
    nome: 'SearchField',
    para: 'Busca por texto: pergunta um instante depois da última tecla, ou logo com Enter.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => (
          <Vivo inicial="placa">
            {(valor, mudar) => <SearchField rotulo="Buscar no exemplo" valor={valor} aoBuscar={mudar} />}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'PlainTextField',
    para: 'Um texto curto, onde nada além dele pode pesar: a entrada.',
    exemplos: [
      { estado: 'Normal', ver: () => <PlainTextField label="E-mail do exemplo" /> },
      { estado: 'Com erro', ver: () => <PlainTextField label="E-mail" error helperText="Informe um e-mail válido." /> },
    ],
  },
  {
    nome: 'PasswordField',
    para: 'Uma senha, que se pode ver enquanto se digita.',
    exemplos: [
      { estado: 'Normal', ver: () => <PasswordField label="Senha do exemplo" autoComplete="off" /> },
      {
        estado: 'Com erro',
        ver: () => <PasswordField label="Senha nova" autoComplete="off" error helperText="São ao menos doze letras." />,
      },
    ],
  },
];

type Sem<Props, Fora extends keyof Props> = Omit<Props, Fora> & { inicial: string };
type PropsDe<Componente> = Componente extends (props: infer Props) => unknown ? Props : never;

function Data({ inicial, ...campo }: Sem<PropsDe<typeof DateField>, 'valor' | 'aoMudar'>) {
  return <Vivo inicial={inicial}>{(valor, mudar) => <DateField {...campo} valor={valor} aoMudar={mudar} />}</Vivo>;
}

function Mes({ inicial, ...campo }: Sem<PropsDe<typeof MonthField>, 'valor' | 'aoMudar'>) {
  return <Vivo inicial={inicial}>{(valor, mudar) => <MonthField {...campo} valor={valor} aoMudar={mudar} />}</Vivo>;
}

function Numero({ inicial, ...campo }: Sem<PropsDe<typeof DecimalField>, 'valor' | 'aoMudar'>) {
  return <Vivo inicial={inicial}>{(valor, mudar) => <DecimalField {...campo} valor={valor} aoMudar={mudar} />}</Vivo>;
}

function Texto({ inicial, ...campo }: Sem<PropsDe<typeof TextoField>, 'valor' | 'aoMudar'>) {
  return (
    <Vivo inicial={inicial}>{(valor, mudar) => <TextoField fullWidth {...campo} valor={valor} aoMudar={mudar} />}</Vivo>
  );
}

function Cnpj({ inicial, rotulo, desabilitado = false }: { inicial: string; rotulo: string; desabilitado?: boolean }) {
  return (
    <Vivo inicial={inicial}>
      {(valor, mudar) => (
        <IdentifierField
          rotulo={rotulo}
          valor={valor}
          aoMudar={mudar}
          validar={validarCnpj}
          formatar={formatarCnpj}
          desabilitado={desabilitado}
        />
      )}
    </Vivo>
  );
}

const PAISES = [
  { chave: '160', rotulo: '160 - CHINA, REPUBLICA POPULAR' },
  { chave: '538', rotulo: '538 - NORUEGA' },
  { chave: '741', rotulo: '741 - CINGAPURA' },
];

interface BuscaProps {
  rotulo: string;
  escolhida?: (typeof PAISES)[number] | undefined;
  carregando?: boolean;
  falha?: string;
  desabilitado?: boolean;
}

function Busca({ rotulo, escolhida, carregando = false, falha, desabilitado = false }: BuscaProps) {
  return (
    <Vivo inicial={escolhida ?? null}>
      {(valor, mudar) => (
        <LookupField
          rotulo={rotulo}
          valor={valor}
          aoEscolher={mudar}
          opcoes={carregando ? [] : PAISES}
          carregando={carregando}
          falha={falha ?? null}
          procurar={nada}
          desabilitado={desabilitado}
        />
      )}
    </Vivo>
  );
}

const nada = async () => {};
