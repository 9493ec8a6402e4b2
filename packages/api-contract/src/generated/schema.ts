// Generated from openapi.yaml by `pnpm generate`: do not edit.
export interface paths {
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 회원가입
         * @description 새 고객 계정을 만듭니다.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 로그인
         * @description 아이디와 비밀번호를 확인하고 토큰을 줍니다.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 결제 기록
         * @description 결제 대행사에서 결제가 끝난 뒤 이용권을 등록합니다. 같은 uuid는 한 번만 기록하고 처음과 같은 답을 줍니다. 두 userId 가운데 하나라도 토큰의 회원이 아니거나 uuid가 다른 회원의 결제에 쓰였으면 403입니다. 이때 상품은 확인하지 않습니다.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 리뷰 목록
         * @description 모든 리뷰를 최근 순서로 줍니다. 쓸 수 없는 토큰은 없는 것과 같습니다.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * 리뷰 쓰기
         * @description 고객이 리뷰를 씁니다.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/admin/sales/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 매출 보고서
         * @description 기간 안에서 결제가 있는 날마다 한 줄을 날짜 순서로 줍니다. 시작일이 종료일보다 늦으면 빈 목록입니다.
         */
        get: operations["getSalesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/admin/manager": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 직원 실적
         * @description 한 달 동안의 트레이너별 담당 회원 수와 수업 횟수를 줍니다.
         */
        get: operations["listWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 전체 회원
         * @description 모든 회원을 줍니다. 이용권이 여럿인 회원은 이용권마다 한 줄씩 나옵니다.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/admin/users/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * 권한 변경
         * @description 회원의 역할을 트레이너, 고객, 비회원 가운데 하나로 변경합니다. 마지막 대표의 역할은 변경할 수 없습니다.
         */
        put: operations["changeUserRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/attendance/me": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 나의 출석
         * @description 로그인한 사람의 출석일을 줍니다.
         */
        get: operations["listMyAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/attendance/resolve-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 전화번호로 회원 찾기
         * @description 전화번호의 회원 번호를 줍니다.
         */
        get: operations["resolveUserByPhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/attendance/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 출석 처리
         * @description 회원의 오늘 출석을 기록합니다. 하루에 한 번만 기록합니다.
         */
        post: operations["recordAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/reservations/available-promotions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 나의 이용권
         * @description 로그인한 고객의 이용권을 다 쓴 것과 만료된 것까지 줍니다.
         */
        get: operations["listMyPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/classes/reservable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 예약 가능한 수업
         * @description 이용권으로 예약할 수 있는 앞으로의 수업을 줍니다. 마감된 수업도 함께 나옵니다.
         */
        get: operations["listReservableClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/reservation/today": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 오늘의 예약
         * @description 이용권으로 예약한 오늘 수업을 줍니다.
         */
        get: operations["listTodayReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/reservation/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 예약 내역
         * @description 이용권의 지난 예약과 앞으로의 예약을 줍니다. 지워진 수업의 예약도 그 시각과 함께 CANCELLED로 남습니다.
         */
        get: operations["listReservationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/reservation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 수업 예약
         * @description 이용권의 횟수를 하나 쓰고 수업을 예약합니다.
         */
        post: operations["createReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 예약 취소
         * @description 예약을 취소하고 횟수를 돌려줍니다.
         */
        delete: operations["cancelReservation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/subject/me": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 나의 담당 과목
         * @description 트레이너가 수업을 등록할 수 있는 과목을 줍니다.
         */
        get: operations["getMySubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/classes/with-reservations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 나의 수업과 예약 회원
         * @description 트레이너가 등록한 수업과 예약한 회원을 줍니다.
         */
        get: operations["listClassesWithReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/classes/registered-times": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 등록된 시간
         * @description 트레이너가 그날 이미 등록한 시간을 줍니다.
         */
        get: operations["listRegisteredTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/classes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 수업 등록
         * @description 트레이너가 자기 과목의 수업 하나를 등록합니다.
         */
        post: operations["createClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/classes/{classId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 수업 삭제
         * @description 트레이너가 자기 수업을 지웁니다. 예약은 취소되고 횟수는 돌려줍니다.
         */
        delete: operations["deleteClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{product}/manager/membermanagement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /**
         * 나의 회원
         * @description 트레이너가 담당하는 회원을 이름으로 찾습니다. 이름이 비어 있으면 모두 줍니다.
         */
        get: operations["listMyMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description 오류 답 */
        ErrorMessage: {
            /** @description 사람에게 보여 줄 문구 */
            message: string;
            /** @description 개발자를 위한 설명 (오퍼레이션과 JSON 포인터) */
            detail?: string;
        };
        /** @description 회원가입이 거절된 까닭. 필드마다 하나씩이거나 문구 하나입니다. */
        SignUpRefusal: components["schemas"]["FieldMessage"][] | components["schemas"]["ErrorMessage"];
        /** @description 필드 하나의 오류 */
        FieldMessage: {
            /** @description 필드 이름 */
            field: string;
            /** @description 사람에게 보여 줄 문구 */
            message: string;
        };
        /**
         * Format: int64
         * @description 요청이 가리키는 번호
         */
        Id: number;
        /**
         * Format: date
         * @description 날짜 (YYYY-MM-DD)
         */
        Date: string;
        /** @description 오프셋이 없는 서울 기준 시각 (YYYY-MM-DDTHH:mm:ss) */
        LocalDateTime: string;
        /** @description 직원이 입력하는 회원의 전화번호 */
        Phone: string;
        /** @description 로그인할 때 입력하는 아이디나 비밀번호 */
        Credential: string;
        /**
         * @description 성별
         * @enum {string}
         */
        Gender: "male" | "female";
        /**
         * @description 역할
         * @enum {string}
         */
        RoleName: "ROLE_ANONYMOUS" | "ROLE_CUSTOMER" | "ROLE_MANAGER" | "ROLE_MASTER";
        /** @description 가입 정보 */
        SignUpRequest: {
            /** @description 이름 */
            nickname: string;
            /** @description 성별 */
            gender: components["schemas"]["Gender"];
            /** @description 아이디 */
            username: string;
            /** @description 비밀번호 */
            password: string;
            /** @description 비밀번호 확인. 비밀번호와 같아야 합니다. */
            passwordCheck: string;
            /** @description 휴대폰 번호 (숫자만) */
            ph: string;
            /** @description 이메일 */
            email: string;
        };
        /** @description 로그인 정보 */
        SignInRequest: {
            /** @description 아이디 */
            username: components["schemas"]["Credential"];
            /** @description 비밀번호 */
            password: components["schemas"]["Credential"];
        };
        /** @description 로그인 답. 역할 이름은 role_name과 roleName 두 표기를 모두 읽습니다. */
        SignInResponse: components["schemas"]["SignInResponseCamelCase"] | components["schemas"]["SignInResponseSnakeCase"];
        /** @description 역할 이름을 roleName으로 적은 로그인 답 */
        SignInResponseCamelCase: {
            /** @description 역할 */
            roleName: string | null;
        } & components["schemas"]["SignInResponseFields"];
        /** @description 역할 이름을 role_name으로 적은 로그인 답. 역할은 없을 수도 있습니다. */
        SignInResponseSnakeCase: {
            /** @description 역할 */
            role_name?: string | null;
        } & components["schemas"]["SignInResponseFields"];
        /** @description 로그인 답에서 역할 밖의 필드 */
        SignInResponseFields: {
            /** @description 이후 요청에 실을 토큰 (JWT) */
            token: string;
            /** @description 화면에 보일 이름 */
            nickname?: string | null;
            /** @description 토큰의 이름 (tokenName으로 저장) */
            name?: string | null;
            /** @description 전화번호 */
            ph?: string | null;
            /** @description 고객 정보. 고객이 아니면 없습니다. */
            customer?: components["schemas"]["SignInCustomer"] | null;
        };
        /** @description 로그인한 고객의 이용권 상태 */
        SignInCustomer: {
            /** @description 이용권 정보. 모양은 정해져 있지 않습니다. */
            membership?: unknown;
            /** @description 수업 상태. 이용권이 없으면 비어 있습니다. */
            classstatus?: string | null;
        };
        /** @description 결제 기록 */
        PayRecordRequest: {
            /** @description 등록할 이용권 */
            reqMembershipDto: {
                /** @description 회원 번호 */
                userId: components["schemas"]["Id"];
                /** @description 상품 번호 */
                promotionId: components["schemas"]["Id"];
            };
            /** @description 결제 정보 */
            reqPayDto: {
                /** @description 결제 번호 (결제 요청의 paymentId). 같은 값은 한 번만 기록합니다. */
                uuid: string;
                /** @description 회원 번호 */
                userId: components["schemas"]["Id"];
                /** @description 담당 트레이너 번호. 헬스와 1일 이용권은 0, 필라테스는 5입니다. */
                managerId: number;
                /** @description 상품 번호 */
                promotionId: components["schemas"]["Id"];
                /**
                 * @description 결제 수단
                 * @enum {string}
                 */
                paymentMethod: "KAKAOPAY";
            };
        };
        /** @description 리뷰 */
        Review: {
            /** @description 내용 */
            content: string;
            /** @description 별점 */
            likeStar: number;
        };
        /** @description 새 리뷰 */
        ReviewRequest: {
            /** @description 내용. 보이는 글자가 하나는 있어야 합니다. */
            content: string;
            /** @description 별점 */
            likeStar: number;
        };
        /** @description 하루 매출 (원) */
        SalesReportRow: {
            date: components["schemas"]["Date"];
            /** @description 총매출. 1일 이용권은 여기에만 들어갑니다. */
            totalAmount: number;
            /** @description PT 매출 */
            ptTotalAmount: number;
            /** @description 필라테스 매출 */
            pltTotalAmount: number;
            /** @description 헬스 매출 */
            htTotalAmount: number;
        };
        /** @description 트레이너의 한 달 실적 */
        Worker: {
            /** @description 트레이너 번호. 회원 번호(userId)와 다를 수 있습니다. */
            managerId: number;
            /** @description 이름 */
            nickname: string;
            gender: components["schemas"]["Gender"];
            /** @description 전화번호 */
            ph: string;
            /** @description 담당 회원 수 */
            classMemberCount: number;
            /** @description 수업 횟수. 그 달에 시작한 수업 가운데 예약한 회원이 있던 수업의 수입니다. */
            classSessionCount: number;
        };
        /** @description 회원과 이용권 하나 */
        User: {
            /** @description 회원 번호 */
            userId: number;
            /** @description 이름 */
            nickName: string;
            /** @description 전화번호 */
            ph: string;
            gender: components["schemas"]["Gender"];
            /** @description 가입한 날 또는 시각 (앞 열 글자가 날짜) */
            createdAt: string;
            roleName: components["schemas"]["RoleName"];
            /** @description 이용권 이름. 없으면 null입니다. */
            promotionName: string | null;
            /** @description 남은 횟수. 횟수제가 아니면 null입니다. */
            promotionSessionCount: number | null;
            /** @description 만료일. 이용권이 없으면 null입니다. */
            expiredDate: components["schemas"]["Date"] | null;
        };
        /** @description 역할 변경 */
        RoleChangeRequest: {
            /** @description 회원 번호 */
            userId: components["schemas"]["Id"];
            /**
             * @description 새 역할
             * @enum {string}
             */
            roleName: "ROLE_MANAGER" | "ROLE_CUSTOMER" | "ROLE_ANONYMOUS";
        };
        /** @description 출석 하루 */
        Attendance: {
            /** @description 출석한 날 또는 시각 (앞 열 글자가 날짜) */
            attendDate: string;
        };
        /** @description 전화번호의 회원 번호. 숫자 하나로 답할 수도 있습니다. */
        ResolvedUser: {
            /** @description 회원 번호 */
            userId: number;
        } | number;
        /** @description 출석 처리 */
        AttendanceRequest: {
            /** @description 처리하는 직원의 이름 */
            username: string;
            /** @description 회원의 전화번호 */
            ph: components["schemas"]["Phone"];
        };
        /** @description 나의 이용권 */
        MyPromotion: {
            /** @description 이용권 번호 */
            membershipId: number;
            /** @description 이용권 이름 */
            promotionName: string;
            /** @description 담당 트레이너. 없으면 null입니다. */
            trainerName: string | null;
            /** @description 남은 횟수. 횟수제가 아니면 null입니다. */
            remainingSessionCount: number | null;
            /** @description 만료일. 이 날까지 쓸 수 있습니다. */
            expiredDate: components["schemas"]["Date"] | null;
        };
        /** @description 예약할 수 있는 수업 */
        ReservableClass: {
            /** @description 수업 번호 */
            classId: number;
            classTime: components["schemas"]["LocalDateTime"];
            /** @description 트레이너 */
            trainerName: string;
            /** @description 과목 */
            classSubject: string;
            /** @description 예약한 사람 수 */
            currentCustomer: number;
            /** @description 최대 인원 */
            maxCustomer: number;
        };
        /** @description 오늘의 예약 */
        TodayReservation: {
            /** @description 예약 번호 */
            reservationId: number;
            classTime: components["schemas"]["LocalDateTime"];
        };
        /** @description 예약 내역 한 줄. 번호와 시각 밖의 필드는 없을 수도 있습니다. */
        HistoryReservation: {
            /** @description 예약 번호 */
            reservationId: number;
            classTime: components["schemas"]["LocalDateTime"];
            /** @description 과목 */
            classSubject?: string;
            /** @description 트레이너 */
            trainerName?: string;
            /**
             * @description 상태. 수업이 시작하기 전에는 출석과 관계없이 RESERVED(예약됨)입니다. 시작한 뒤 그날의 출석이 있으면 ATTENDED(출석),
             *     출석 없이 수업이 끝나면 ABSENT(불참)이고, 수업 중이면 아직 RESERVED입니다. 취소한 예약은 CANCELLED(취소됨)입니다.
             * @enum {string}
             */
            status?: "RESERVED" | "ATTENDED" | "ABSENT" | "CANCELLED";
        };
        /** @description 수업 예약 */
        ReservationRequest: {
            /** @description 수업 번호 */
            classId: components["schemas"]["Id"];
            /** @description 이용권 번호 */
            membershipId: components["schemas"]["Id"];
        };
        /** @description 과목 */
        Subject: {
            /** @description 과목 번호 */
            classSubjectId: number;
            /** @description 과목 이름 */
            classSubjectName: string;
        };
        /** @description 수업과 예약한 회원 */
        ClassWithReservations: {
            /** @description 수업 번호 */
            classId: number;
            classTime: components["schemas"]["LocalDateTime"];
            /** @description 과목 */
            classSubject: string;
            /** @description 예약한 회원. 항목의 모양은 정해져 있지 않습니다. */
            reservedMembers: unknown[] | null;
        };
        /** @description 새 수업 */
        ClassRequest: {
            /** @description 과목 번호 */
            classSubjectId: components["schemas"]["Id"];
            /** @description 수업 시각. 06시부터 23시까지 정각입니다. */
            classTime: string;
            /** @description 최대 인원 */
            classMaxCustomer: number;
            /**
             * @description 처음 예약 인원. 항상 0입니다.
             * @enum {integer}
             */
            classCustomerReserve: 0;
        };
        /** @description 담당 회원 */
        Member: {
            /** @description 이름 */
            nickName: string;
            /** @description 전화번호 */
            ph: string;
            /** @description 이용권 이름 */
            promotionName: string | null;
            /** @description 남은 횟수 */
            promotionSessionCount: number | null;
            /** @description 만료일 */
            expiredDate: components["schemas"]["Date"] | null;
        };
        /** @description 리뷰 목록. 없으면 빈 목록이거나 null입니다. */
        ReviewList: components["schemas"]["Review"][] | null;
        /** @description 매출 보고서. 없으면 빈 목록이거나 null입니다. */
        SalesReport: components["schemas"]["SalesReportRow"][] | null;
        /** @description 직원 실적 목록. 없으면 빈 목록이거나 null입니다. */
        WorkerList: components["schemas"]["Worker"][] | null;
        /** @description 회원 목록. 없으면 빈 목록이거나 null입니다. */
        UserList: components["schemas"]["User"][] | null;
        /** @description 출석일 목록. 없으면 빈 목록이거나 null입니다. */
        AttendanceList: components["schemas"]["Attendance"][] | null;
        /** @description 이용권 목록. 없으면 빈 목록이거나 null입니다. */
        MyPromotionList: components["schemas"]["MyPromotion"][] | null;
        /** @description 예약 가능한 수업 목록. 없으면 빈 목록이거나 null입니다. */
        ReservableClassList: components["schemas"]["ReservableClass"][] | null;
        /** @description 오늘의 예약 목록. 없으면 빈 목록이거나 null입니다. */
        TodayReservationList: components["schemas"]["TodayReservation"][] | null;
        /** @description 예약 내역. 없으면 빈 목록이거나 null입니다. */
        ReservationHistory: components["schemas"]["HistoryReservation"][] | null;
        /** @description 수업 목록. 없으면 빈 목록이거나 null입니다. */
        ClassWithReservationsList: components["schemas"]["ClassWithReservations"][] | null;
        /** @description 담당 회원 목록. 없으면 빈 목록이거나 null입니다. */
        MemberList: components["schemas"]["Member"][] | null;
        /** @description 등록된 시간 (`HH:mm`, `HH:mm:ss` 또는 현지 시각). 없으면 빈 목록이거나 null입니다. */
        RegisteredTimes: string[] | null;
    };
    responses: {
        /** @description 요청이 계약과 다릅니다. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description 토큰이 없거나 쓸 수 없습니다. */
        LoginRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description 이 역할은 부를 수 없습니다. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description 본문이 JSON이 아니거나, 압축되었거나, UTF-8이 아닙니다. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description 그 전화번호의 회원이 없습니다. 앱은 이 문구로 알아봅니다. */
        PhoneNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description 수업을 찾을 수 없습니다. */
        ClassNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
    };
    parameters: {
        /**
         * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
         * @example fitness
         */
        Product: string;
        /**
         * @description 시작일
         * @example 2026-11-01
         */
        StartDate: components["schemas"]["Date"];
        /**
         * @description 종료일 (이 날을 포함합니다)
         * @example 2026-11-20
         */
        EndDate: components["schemas"]["Date"];
        /**
         * @description 조회할 달의 첫날 (YYYY-MM-01)
         * @example 2026-11-01
         */
        ClassMonth: string;
        /**
         * @description 회원 번호
         * @example 101
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description 전화번호 (숫자만)
         * @example 01020000001
         */
        Phone: components["schemas"]["Phone"];
        /**
         * @description 이용권 번호
         * @example 1
         */
        MembershipId: components["schemas"]["Id"];
        /**
         * @description 예약 번호
         * @example 31
         */
        ReservationId: components["schemas"]["Id"];
        /**
         * @description 조회할 날
         * @example 2026-11-21
         */
        ClassDate: components["schemas"]["Date"];
        /**
         * @description 수업 번호
         * @example 11
         */
        ClassId: components["schemas"]["Id"];
        /**
         * @description 찾을 이름. 비어 있으면 담당 회원 모두입니다.
         * @example
         */
        NickName: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 가입 정보 */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickname": "김하늘",
                 *       "gender": "female",
                 *       "username": "haneul1",
                 *       "password": "Fitness1!",
                 *       "passwordCheck": "Fitness1!",
                 *       "ph": "01012345678",
                 *       "email": "haneul@makefit.kr"
                 *     }
                 */
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description 필드가 형식에 맞지 않으면 목록으로, 그 밖에는 문구 하나로 답합니다. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpRefusal"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description 가입되었습니다. 본문의 모양은 정해져 있지 않으며 없을 수도 있습니다. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 로그인 정보 */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "customer1",
                 *       "password": "Fitness1!"
                 *     }
                 */
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description 로그인되었습니다. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nickname": "김서준",
                     *       "token": "header.payload.signature",
                     *       "role_name": "ROLE_CUSTOMER",
                     *       "name": "김서준",
                     *       "ph": "01020000001",
                     *       "customer": {
                     *         "membership": "PT 12회",
                     *         "classstatus": "PT"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignInResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description 아이디 또는 비밀번호가 다릅니다. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /** @description 결제와 이용권 정보 */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reqMembershipDto": {
                 *         "userId": 101,
                 *         "promotionId": 1
                 *       },
                 *       "reqPayDto": {
                 *         "uuid": "6f1c2d7e-8a43-4b0e-9b1d-2f5a7c9e0d11",
                 *         "userId": 101,
                 *         "managerId": 1,
                 *         "promotionId": 1,
                 *         "paymentMethod": "KAKAOPAY"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PayRecordRequest"];
            };
        };
        responses: {
            /** @description 요청이 계약과 다르거나 상품을 찾을 수 없습니다. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /** @description 이 역할은 부를 수 없거나 다른 회원의 결제입니다. */
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description 결제가 기록되고 이용권이 등록되었습니다. 본문의 모양은 정해져 있지 않으며 없을 수도 있습니다. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 리뷰 목록 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "content": "설명이 꼼꼼해서 좋았습니다.",
                     *         "likeStar": 5
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /** @description 리뷰 */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "설명이 꼼꼼해서 좋았습니다.",
                 *       "likeStar": 5
                 *     }
                 */
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description 리뷰가 등록되었습니다. 본문의 모양은 정해져 있지 않으며 없을 수도 있습니다. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getSalesReport: {
        parameters: {
            query: {
                /**
                 * @description 시작일
                 * @example 2026-11-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description 종료일 (이 날을 포함합니다)
                 * @example 2026-11-20
                 */
                endDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 날짜별 매출 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2026-11-20",
                     *         "totalAmount": 1215000,
                     *         "ptTotalAmount": 840000,
                     *         "pltTotalAmount": 360000,
                     *         "htTotalAmount": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SalesReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    listWorkers: {
        parameters: {
            query: {
                /**
                 * @description 조회할 달의 첫날 (YYYY-MM-01)
                 * @example 2026-11-01
                 */
                classTime: components["parameters"]["ClassMonth"];
            };
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 트레이너별 실적 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "managerId": 1,
                     *         "nickname": "강민준",
                     *         "gender": "male",
                     *         "ph": "01030000001",
                     *         "classMemberCount": 12,
                     *         "classSessionCount": 48
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WorkerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 회원 목록 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "userId": 101,
                     *         "nickName": "김서준",
                     *         "ph": "01020000001",
                     *         "gender": "male",
                     *         "createdAt": "2026-08-20T10:00:00",
                     *         "roleName": "ROLE_CUSTOMER",
                     *         "promotionName": "PT 12회",
                     *         "promotionSessionCount": 7,
                     *         "expiredDate": "2027-01-18"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    changeUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
                /**
                 * @description 회원 번호
                 * @example 101
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description 변경할 역할. userId는 경로의 값과 같아야 합니다. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 101,
                 *       "roleName": "ROLE_MANAGER"
                 *     }
                 */
                "application/json": components["schemas"]["RoleChangeRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /** @description 회원을 찾을 수 없습니다. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description 마지막 대표입니다. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description 역할이 바뀌었습니다. 본문의 모양은 정해져 있지 않으며 없을 수도 있습니다. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listMyAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 출석일 목록 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "attendDate": "2026-11-20"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AttendanceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    resolveUserByPhone: {
        parameters: {
            query: {
                /**
                 * @description 전화번호 (숫자만)
                 * @example 01020000001
                 */
                ph: components["parameters"]["Phone"];
            };
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 회원 번호 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": 101
                     *     }
                     */
                    "application/json": components["schemas"]["ResolvedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PhoneNotFound"];
        };
    };
    recordAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
                /**
                 * @description 회원 번호
                 * @example 101
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description 처리하는 직원과 회원의 전화번호 */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "대표",
                 *       "ph": "01020000001"
                 *     }
                 */
                "application/json": components["schemas"]["AttendanceRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PhoneNotFound"];
            /** @description 오늘 이미 출석했습니다. 앱은 이 문구로 알아봅니다. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description 출석이 기록되었습니다. 본문의 모양은 정해져 있지 않으며 없을 수도 있습니다. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listMyPromotions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 이용권 목록 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "membershipId": 1,
                     *         "promotionName": "PT 12회",
                     *         "trainerName": "강민준",
                     *         "remainingSessionCount": 7,
                     *         "expiredDate": "2027-01-18"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MyPromotionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    listReservableClasses: {
        parameters: {
            query: {
                /**
                 * @description 이용권 번호
                 * @example 1
                 */
                membershipId: components["parameters"]["MembershipId"];
            };
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 수업 목록 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "classId": 11,
                     *         "classTime": "2026-11-21T10:00:00",
                     *         "trainerName": "강민준",
                     *         "classSubject": "PT",
                     *         "currentCustomer": 0,
                     *         "maxCustomer": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReservableClassList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    listTodayReservations: {
        parameters: {
            query: {
                /**
                 * @description 이용권 번호
                 * @example 1
                 */
                membershipId: components["parameters"]["MembershipId"];
            };
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 오늘의 예약 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "reservationId": 31,
                     *         "classTime": "2026-11-20T19:00:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TodayReservationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    listReservationHistory: {
        parameters: {
            query: {
                /**
                 * @description 이용권 번호
                 * @example 1
                 */
                membershipId: components["parameters"]["MembershipId"];
            };
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 예약 내역 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "reservationId": 31,
                     *         "classTime": "2026-11-20T19:00:00",
                     *         "classSubject": "PT",
                     *         "trainerName": "강민준",
                     *         "status": "RESERVED"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReservationHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    createReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /** @description 수업과 이용권 */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": 11,
                 *       "membershipId": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReservationRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            /** @description 이 역할은 부를 수 없거나 이 이용권으로 예약할 수 없는 수업입니다. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            404: components["responses"]["ClassNotFound"];
            /** @description 지금은 예약할 수 없습니다. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description 예약되었습니다. 본문의 모양은 정해져 있지 않으며 없을 수도 있습니다. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    cancelReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
                /**
                 * @description 예약 번호
                 * @example 31
                 */
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            /** @description 이 역할은 부를 수 없거나 다른 회원의 예약입니다. */
            403: components["responses"]["Forbidden"];
            /** @description 예약을 찾을 수 없습니다. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description 이미 시작한 수업입니다. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description 취소되었습니다. 본문의 모양은 정해져 있지 않으며 없을 수도 있습니다. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getMySubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 담당 과목 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "classSubjectId": 1,
                     *       "classSubjectName": "PT"
                     *     }
                     */
                    "application/json": components["schemas"]["Subject"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /** @description 담당 과목이 없습니다. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
        };
    };
    listClassesWithReservations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 수업 목록 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "classId": 11,
                     *         "classTime": "2026-11-21T10:00:00",
                     *         "classSubject": "PT",
                     *         "reservedMembers": [
                     *           "김서준"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ClassWithReservationsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    listRegisteredTimes: {
        parameters: {
            query: {
                /**
                 * @description 조회할 날
                 * @example 2026-11-21
                 */
                date: components["parameters"]["ClassDate"];
            };
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 등록된 시간 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "06:00",
                     *       "10:00"
                     *     ]
                     */
                    "application/json": components["schemas"]["RegisteredTimes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
    createClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /** @description 수업 */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classSubjectId": 1,
                 *       "classTime": "2026-11-21T10:00:00",
                 *       "classMaxCustomer": 1,
                 *       "classCustomerReserve": 0
                 *     }
                 */
                "application/json": components["schemas"]["ClassRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            /** @description 이 역할은 부를 수 없거나 다른 과목입니다. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description 그 시간에는 등록할 수 없습니다. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description 수업이 등록되었습니다. 본문의 모양은 정해져 있지 않으며 없을 수도 있습니다. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
                /**
                 * @description 수업 번호
                 * @example 11
                 */
                classId: components["parameters"]["ClassId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            /** @description 이 역할은 부를 수 없거나 다른 트레이너의 수업입니다. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClassNotFound"];
            /** @description 지난 날짜의 수업이거나 오늘 이미 시작한 수업입니다. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description 수업이 삭제되었습니다. 본문의 모양은 정해져 있지 않으며 없을 수도 있습니다. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listMyMembers: {
        parameters: {
            query: {
                /**
                 * @description 찾을 이름. 비어 있으면 담당 회원 모두입니다.
                 * @example
                 */
                nickName: components["parameters"]["NickName"];
            };
            header?: never;
            path: {
                /**
                 * @description 스튜디오 상품군. 앱의 주소와 API 경로에 함께 쓰입니다.
                 * @example fitness
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 회원 목록 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "nickName": "김서준",
                     *         "ph": "01020000001",
                     *         "promotionName": "PT 12회",
                     *         "promotionSessionCount": 7,
                     *         "expiredDate": "2027-01-18"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
        };
    };
}
